/** That somebody speaks Spanish here, in the words its speakers look for, on pages of every language. */
export function LanguagesSpoken() {
  return <p lang="es">Se habla español</p>
}
