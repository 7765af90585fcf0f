declare module 'subset-font'

declare module '*/runtime-fault.mjs' {
  export function runtimeFault(
    node: string,
    sums: string,
    version: string,
    platform?: string,
  ): string | undefined
}
