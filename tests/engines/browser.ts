/** What a journey may ask of a browser, whichever it is. The browser stays open from one journey to the next. */
export type Browser = {
  goto(url: string): Promise<void>
  /** Back or forward by so many steps, as the browser's arrows do. */
  travel(steps: number): Promise<void>
  /** Runs a function in the page. It is sent as text, so it knows nothing but its arguments. */
  evaluate<Args extends unknown[], T>(run: (...args: Args) => T | Promise<T>, ...args: Args): Promise<T>
  /** Mouse, finger, wheel and keys, in the words of WebDriver, which both protocols share. */
  act(sources: Source[]): Promise<void>
  settle(settings: Settings): Promise<void>
  /** What the page has complained of since it was last asked. */
  complaints(): Promise<string[]>
  screenshot(): Promise<Buffer>
  close(): Promise<void>
}

export type Settings = {
  width: number
  height: number
  stillness: boolean
  scripts: boolean
  /** What the browser is told to know nothing of, as older ones do. */
  without: Feature[]
}

/** WebKit can be told to forget the first, Firefox the others. */
export type Feature = 'popover' | 'details-name' | 'details-content'

export type Source =
  | { type: 'key'; id: string; actions: object[] }
  | {
      type: 'pointer'
      id: string
      parameters: { pointerType: 'mouse' | 'touch' }
      actions: object[]
    }

export type EngineName = 'firefox' | 'webkit'
