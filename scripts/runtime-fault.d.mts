export function runtimeFault(
  node: string,
  sums: string,
  version: string,
  platform?: string,
): string | undefined
