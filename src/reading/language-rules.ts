/**
 * Words a clinic must not say. Case never matters. `unless` names honest sentences with the same words:
 * a hit inside a match of `unless` is let through.
 */
export type Rule = { phrase: RegExp; unless?: RegExp; why: string }

/** "not", "no", "never" ... up to ten words before the phrase: a claim that is denied is no claim. */
const denial = String.raw`\b(?:not|no|never|cannot|nor|neither|none|nothing|nobody|without|\w+n['’]t)\b(?:[\s,“"'(-]+[\w'’/-]+){0,10}?[\s,“"'(-]+`

/** A rule that lets denials through, and what `also` describes. */
function unlessDenied(phrase: RegExp, why: string, also?: RegExp): Rule {
  const denied = `${denial}(?:${phrase.source})`
  return { phrase, unless: new RegExp(also ? `${denied}|${also.source}` : denied), why }
}

const noPromise = 'no result can be promised'
const noClaim = 'no good study shows this'
const noShow = 'praise of ourselves is no fact; say what is done instead'
const noRisk = 'every treatment has risks'

export const rules: Rule[] = [
  // Promises
  unlessDenied(/\bcur(?:e|es|ed|ing)\b/, 'say what a treatment may ease, not that it cures'),
  unlessDenied(/\bguarante\w+/, noPromise),
  unlessDenied(/\bmirac(?:le|ulous)\w*/, noPromise),
  unlessDenied(
    /\bpermanent(?:ly)?\b/,
    'only harm may be called permanent',
    /\b(?<!\bresults? )(?:can|may|could|might|sometimes|rarely)\b[^.;]{0,60}\bpermanent(?:ly)?\b|\bpermanent(?:ly)? (?:harm|damaged?|injur\w+|loss|scar\w*|blind\w*|vision|delet\w+|address)/,
  ),
  unlessDenied(/\beffortless(?:ly)?\b/, noPromise),
  unlessDenied(/\bworks? for everyone\b/, noPromise),
  unlessDenied(
    /\bbest\b/,
    noShow,
    /\b(?:works?|worked|do|does|done|at|known|studied|tested|suits?|fits?|understood) best\b|\bis best,? (?:if|for|when|because|to|done|taken|given|kept|left|asked|treated)\b|\bbest[- ](?:studied|known|tested|time|way|guess|evidence|proof|interests?|before)\b/,
  ),
  { phrase: /#\s?1\b|\bnumber one\b(?! reason| cause| killer)/, why: noShow },
  {
    phrase:
      /\bworld[- ]class\b|\bstate[- ]of[- ]the[- ]art\b|\bcutting[- ]edge\b|\bsecond to none\b|\bunmatched\b/,
    why: noShow,
  },
  { phrase: /\bleading (?:clinic|practice|provider|expert|specialist|edge|name)\w*/, why: noShow },
  {
    phrase:
      /\bpremier\b|\baward[- ]winning\b|\brevolutionary\b|\bamazing\b|\bincredible\b|\bgame[- ]chang\w+/,
    why: noShow,
  },
  unlessDenied(
    /\bact now\b|\blimited[- ]time\b|\bhurry\b|\bwhile supplies last\b|\blast chance\b/,
    'nobody is pressed to decide',
  ),

  // Safety
  unlessDenied(/\b(?:risk|pain)[- ]free\b|\bpainless(?:ly)?\b/, noRisk),
  unlessDenied(/\b(?:no|zero|without) (?:cancer |heart )?risks?\b(?! (?:factors?|is known))/, noRisk),
  unlessDenied(/\b(?:no|without|zero) side[- ]effects\b/, noRisk),
  unlessDenied(/\bsafe for (?:everyone|everybody|all)\b/, noRisk),
  unlessDenied(
    /\bnatural(?:ly)?,? (?:and |so |therefore |hence |thus )+(?:it is |it's |they are )?(?:safer?|risk)|\bsafer? because (?:it is |it's |they are )?natural|\ball[- ]natural\b/,
    'natural is not the same as safe',
  ),

  // Proof and status
  unlessDenied(
    /\b(?:clinically|scientifically) (?:proven|tested)\b|\bproven results\b/,
    'name the trial and its figure instead',
  ),
  unlessDenied(
    /\bgeneric (?:wegovy|ozempic|mounjaro|zepbound|saxenda)\b|\bsame active ingredient\b/,
    'a compounded medicine is not a generic',
  ),
  unlessDenied(
    /\bcompounded retatrutide\b|\bpre-?order/,
    'retatrutide is investigational and may not be sold',
  ),
  unlessDenied(/\blegal again\b|\bunbanned\b/, 'FDA decisions on peptides are still open'),
  unlessDenied(/\bregenerat\w+/, noClaim),
  unlessDenied(
    /\bat least (?:2|two) years\b/,
    'the practice reports it; studies do not confirm it for most men',
    /\bpractice (?:reports|says)\b[^.]*\bat least (?:2|two) years\b/,
  ),

  // Fat, energy, immunity, age
  unlessDenied(/\bmelt(?:s|ed|ing)?\b/, noClaim),
  unlessDenied(
    /\b(?:burn|dissolve|blast|shed)(?:s|ed|ing)? (?:away )?(?:your |the |body |belly |stubborn )*fat\b|\bfat[- ]burn\w+|\bstubborn fat\b|\bbelly[- ]fat injection|\blipo drip\b/,
    noClaim,
    /\b(?:meant|sold|said|claimed|advertised|promoted)\b[^.]{0,40}\bburn fat\b/,
  ),
  unlessDenied(/\bboost\w*/, noClaim, /\bbooster (?:dose|shot|vaccine)s?\b/),
  unlessDenied(
    /\bimmune support\b|\b(?:supports?|strengthens?) (?:your |the )?immun\w+|\bfights? (?:off )?(?:the |a )?virus/,
    noClaim,
  ),
  unlessDenied(/\bdetox\w*/, noClaim),
  unlessDenied(
    /\banti[- ]?ag(?:e|ing)\b|\brevers\w+ (?:of )?(?:the )?(?:signs of )?ag(?:e|ing)\b|\bturn back the clock\b/,
    noClaim,
  ),
  unlessDenied(/\byouthful\b|\brestor\w+ (?:your )?youth\b|\bfountain of youth\b|\byears younger\b/, noClaim),
  unlessDenied(/\b(?:instant|energy) (?:energy|pill|shot|drip)s?\b/, noClaim),
  unlessDenied(/\bhangover (?:cure|remedy|fix)\b|\bbeats? jet lag\b/, noClaim),
  unlessDenied(
    /\b100 ?(?:%|percent) absor\w+|\bmaster antioxidant\b|\brepairs? (?:your )?(?:dna|gut)\b/,
    noClaim,
  ),
  unlessDenied(
    /\b(?:skin[- ])?whitening\b|\bbrightens? (?:your )?skin\b/,
    'injected skin-lightening products may be unsafe',
  ),
  unlessDenied(/\bevery(?:one| woman| man) (?:is deficient|needs)\b/, 'need is decided person by person'),

  // Nicknames that claim
  {
    phrase: /\bnatural ozempic\b|\bfemale viagra\b|\bbotox part(?:y|ies)\b|\bwolverine\b/,
    why: 'a nickname that promises too much',
  },
  unlessDenied(/\bnon[- ]?surgical facelift\b|\berases? wrinkles\b|\bscar removal\b/, noClaim),
  unlessDenied(
    /\bvaginal (?:rejuvenation|tightening)\b/,
    'the FDA warned of these claims in 2018',
    /\bwarned\b.*/,
  ),

  // Hormones and mind
  unlessDenied(
    /\bbalanc(?:e|es|ing) (?:your )?(?:hormones|brain|chemicals)\b|\bhormon(?:e|al) imbalance\b|\blow[- ]t\b/,
    'that is not a diagnosis',
  ),
  unlessDenied(/\brewir\w+ (?:your |the )?brain\b|\bchemical imbalance\b/, noClaim),
  unlessDenied(
    /\b(?:estrogen|progesterone|testosterone|hormones?|vitamins?(?: \w+)?)(?: therapy)? (?:can |may )?(?:prevents?|protects?) (?:against )?(?:your |the )?(?:dementia|heart|cancer|flu|covid)/,
    noClaim,
  ),

  // The practice
  {
    phrase: /\bour (?:doctors?|physicians?)\b|\bphysician[- ]led\b/,
    why: 'care here is led by a nurse practitioner',
  },
  { phrase: /\bboard[- ]certified\b(?! (?:by|in)\b)/, why: 'name the board' },
  {
    phrase: /\b24\s?\/\s?7\b/,
    unless: /\b24\/7\*{0,2} text\b/,
    why: 'only texts are taken around the clock',
  },
  unlessDenied(
    /\breplaces? (?:your )?(?:health )?insurance\b|\bcovers everything\b|\bno bills ever\b/,
    'membership is not insurance',
  ),
  {
    phrase: /\bunlimited\b/,
    unless: /\bunlimited access to (?:the|your) provider\b/,
    why: 'say what the limits are',
  },
  {
    phrase: /\binterest[- ]free\b/,
    unless: /\b6 months interest free\b/,
    why: 'say for how long, and that interest is deferred',
  },
  unlessDenied(/\bno credit check\b|\beveryone (?:is )?approved\b/, 'the lender decides'),
  { phrase: /\bobese\b|\breal men\b/, why: 'people first: "people with obesity"' },

  // Sums belong in prices.yaml
  {
    phrase:
      /(?:\$|€|£|\busd)\s?\d[\d,.]*|\b\d[\d,.]*\s?(?:dollars?|usd|bucks)\b|\b(?:hundred|thousand|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|ten|five)\s(?:dollars|bucks)\b/,
    why: 'money written in prose: use a price id, as in {price:membership}',
  },
]
