import { once } from 'node:events';
import { WebSocket } from 'ws';
import { patienceMs } from './engine.ts';

/** A connection by the WebDriver BiDi protocol. */
export interface Bidi {
  send<Answer>(method: string, params?: object): Promise<Answer>;
  close(): void;
}

interface Message {
  id?: number;
  type: 'success' | 'error' | 'event';
  result?: unknown;
  error?: string;
  message?: string;
}

export async function connectBidi(address: string): Promise<Bidi> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (message: Message) => void>();
  let sent = 0;
  socket.on('message', (data) => {
    const message = JSON.parse((data as Buffer).toString()) as Message;
    waiting.get(message.id ?? 0)?.(message);
  });
  await once(socket, 'open');

  return {
    async send<Answer>(method: string, params: object = {}): Promise<Answer> {
      sent += 1;
      const id = sent;
      const message = await new Promise<Message>((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`The browser does not answer ${method}.`)), 3 * patienceMs);
        waiting.set(id, (answer) => {
          clearTimeout(timer);
          resolve(answer);
        });
        socket.send(JSON.stringify({ id, method, params }));
      }).finally(() => waiting.delete(id));
      if (message.type === 'error')
        throw new Error(`The browser refused ${method}: ${message.error} ${message.message}`);
      return message.result as Answer;
    },
    close: () => socket.close(),
  };
}
