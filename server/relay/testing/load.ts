import { Agent } from 'node:http'
import { contact, postForm, urlencoded } from './posts.ts'

export type Load = {
  /** The number of the next subject: no two clients post the same. */
  turn: number
  /** Subjects the relay acknowledged; each was posted under its own submission id. */
  acknowledged: Set<string>
  /** Subjects posted but not answered, as when the relay dies. */
  unanswered: Set<string>
  /** Milliseconds each acknowledged post took. */
  durations: number[]
  /** Statuses other than 200, and how often. */
  others: Map<number, number>
}

export function emptyLoad(): Load {
  return { turn: 0, acknowledged: new Set(), unanswered: new Set(), durations: [], others: new Map() }
}

/** Each client posts one form after the other until there are enough or the line breaks. */
export async function runClients(
  url: string,
  clients: number,
  enough: () => boolean,
  load: Load,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })

  async function run(): Promise<void> {
    while (!enough()) {
      const subject = `message ${load.turn++}`
      const started = performance.now()
      try {
        const { status } = await postOne(url, subject, agent)
        if (status === 200) {
          load.acknowledged.add(subject)
          load.durations.push(performance.now() - started)
        } else load.others.set(status, (load.others.get(status) ?? 0) + 1)
      } catch {
        load.unanswered.add(subject)
        return
      }
    }
  }
  await Promise.all(Array.from({ length: clients }, run))
  agent.destroy()
}

/** Posts a subject again under the same id, as a browser does after a broken line. */
export async function postAgain(url: string, load: Load): Promise<void> {
  for (const subject of load.unanswered)
    if ((await postOne(url, subject)).status === 200) {
      load.unanswered.delete(subject)
      load.acknowledged.add(subject)
    }
}

function postOne(url: string, subject: string, agent?: Agent) {
  const fields = { ...contact, subject, form: 'contact', submission_id: `load-${subject.replace(' ', '-')}` }
  return postForm(url, urlencoded(fields), agent ? { agent } : {})
}
