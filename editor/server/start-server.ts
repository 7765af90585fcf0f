import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerWith } from './answer.ts'
import { editorApi } from './api.ts'
import { openDraft } from './draft.ts'
import { publishingApi } from './publishing-api.ts'

/** What answers below /edit/api for the folder that is edited. */
export function startServer(content: string, shown: string, onShown?: () => void) {
  const draft = openDraft(content, shown, onShown)
  const api = editorApi(content, draft)
  const answer = answerWith({ ...api, ...publishingApi(content, draft, api.state) })
  return (request: IncomingMessage, response: ServerResponse): void => void answer(request, response)
}
