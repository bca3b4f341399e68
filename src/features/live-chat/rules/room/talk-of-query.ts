/** The person with whom a link to the chat begins a talk (CHAT-026, CHAT-027, CHAT-028). */
export type LinkedTalk =
  | { token: string }
  | { extoken: string; reply: boolean; content_id?: number | undefined; detail_id?: number | undefined };

export function talkOfQuery(valueOf: (name: string) => string | null): LinkedTalk | undefined {
  const extoken = valueOf('extoken');
  if (extoken) {
    const reply = ['true', '1'].includes(valueOf('reply') ?? '');
    return { extoken, reply, content_id: idOf(valueOf('content_id')), detail_id: idOf(valueOf('detail_id')) };
  }
  const token = valueOf('token');
  return token ? { token } : undefined;
}

function idOf(text: string | null): number | undefined {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
