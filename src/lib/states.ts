export function stateName(letters: string): string | undefined {
  return states.get(letters)
}

/** Without Washington, which is also a city and a name. */
export function statesNamedIn(text: string): string[] {
  return text.match(anyName) ?? []
}

const states = new Map(
  `AL Alabama, AK Alaska, AZ Arizona, AR Arkansas, CA California, CO Colorado, CT Connecticut, DE Delaware,
  DC District of Columbia, FL Florida, GA Georgia, HI Hawaii, ID Idaho, IL Illinois, IN Indiana, IA Iowa, KS Kansas,
  KY Kentucky, LA Louisiana, ME Maine, MD Maryland, MA Massachusetts, MI Michigan, MN Minnesota, MS Mississippi,
  MO Missouri, MT Montana, NE Nebraska, NV Nevada, NH New Hampshire, NJ New Jersey, NM New Mexico, NY New York,
  NC North Carolina, ND North Dakota, OH Ohio, OK Oklahoma, OR Oregon, PA Pennsylvania, RI Rhode Island,
  SC South Carolina, SD South Dakota, TN Tennessee, TX Texas, UT Utah, VT Vermont, VA Virginia, WA Washington,
  WV West Virginia, WI Wisconsin, WY Wyoming`
    .split(',')
    .map((entry): [string, string] => [entry.trim().slice(0, 2), entry.trim().slice(3)]),
)

const names = [...states.values()].filter((name) => !/Washington|Columbia/.test(name))
const longestFirst = names.toSorted((a, b) => b.length - a.length)
const anyName = new RegExp(String.raw`\b(?:${longestFirst.join('|')})\b`, 'g')
