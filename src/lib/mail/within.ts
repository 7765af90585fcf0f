/** The work's own end, or a rejection with `late` once the time is over. The work itself is not stopped. */
export async function within<Result>(ms: number, work: Promise<Result>, late: unknown): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late), ms)
  })
  try {
    return await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
  }
}
