import { resolve } from 'node:path'

/** What Vite refuses of its own accord; naming more replaces its list. */
const SECRETS = ['.env', '.env.*', '*.{crt,pem,key,p12,pfx,cer,der}', '.npmrc', '.yarnrc.yml', '**/.git/**']

const { DATA_DIR = 'data', OUTBOX_DIR = 'outbox' } = process.env

/** Files the development server and the editor never hand out: what visitors sent lies beside the code. */
export const privateFiles = [
  ...SECRETS,
  ...['data', 'outbox', DATA_DIR, OUTBOX_DIR].map((folder) => `${resolve(folder)}/**`),
]
