import { join } from 'node:path'
import { freePort, startHost, stopHost } from '../../build/deploy/testing/hosts.ts'
import { localCertificate } from '../../server/testing/certificate.ts'

/** Starts a program that serves a site over TLS, as the browser's benches need it. */
export async function startTlsHost(
  program: string,
  siteDir: string,
  workDir: string,
  env: Record<string, string> = {},
): Promise<{ port: number; stop(): Promise<void> }> {
  const { tls } = localCertificate(workDir)
  const port = await freePort()
  const child = await startHost(process.execPath, [program], port, workDir, {
    PORT: String(port),
    HOST: 'localhost',
    SITE_DIR: siteDir,
    DATA_DIR: join(workDir, 'navigation-data'),
    OUTBOX_DIR: join(workDir, 'navigation-outbox'),
    TLS_CERT: tls.cert,
    TLS_KEY: tls.key,
    ...env,
  })
  return { port, stop: () => stopHost(child) }
}
