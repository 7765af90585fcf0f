import { defineConfig } from 'vitest/config'
export default defineConfig({ root:'/work/w/unit', test:{ include:['src/**/*.test.{ts,tsx}','server/**/*.test.ts','build/**/*.test.ts','scripts/**/*.test.ts','editor/**/*.test.ts','tests/html/*.test.ts','tests/slow/**/*.test.ts'], environment:'node', isolate:false, maxWorkers:2, testTimeout:120000, hookTimeout:120000 }})
