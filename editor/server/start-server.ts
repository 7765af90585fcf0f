import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerWith } from './answer.ts'
import { editorApi } from './api.ts'
import { openDraft } from './draft.ts'

/** What answers below /edit/api for the folder that is edited. */
export function startServer(content: string, shown: string, onShown?: () => void) {
  const answer = answerWith(editorApi(content, openDraft(content, shown, onShown)))
  return (request: IncomingMessage, response: ServerResponse): void => void answer(request, response)
}
