/** Why a request cannot be answered, in words for the person at the screen. */
export class EditorRefusal extends Error {
  status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}
