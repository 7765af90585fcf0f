/** A form sent sooner than this after it was first touched was filled by a program. */
export const minFillMs = 2_000
