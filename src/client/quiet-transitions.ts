type Transition = { ready: Promise<void> }

/**
 * A page that is left again before its cross-fade has begun skips it, and WebKit reports that as an error of ours. Nobody
 * needs to hear of it.
 */
export function quietTransitions(): void {
  for (const moment of ['pageswap', 'pagereveal']) {
    addEventListener(moment, (event) => {
      const { viewTransition } = event as Event & { viewTransition?: Transition | null }
      viewTransition?.ready.catch(() => {})
    })
  }
}
