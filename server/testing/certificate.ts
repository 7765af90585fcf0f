import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A certificate for localhost that only the test trusts. */
export function localCertificate(folder: string) {
  const cert = join(folder, 'cert.pem')
  const key = join(folder, 'key.pem')
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  execFileSync('openssl', ['req', '-x509', ...kind, ...name, '-keyout', key, '-out', cert], {
    stdio: 'ignore',
  })
  return { tls: { cert, key }, ca: readFileSync(cert, 'utf8') }
}
