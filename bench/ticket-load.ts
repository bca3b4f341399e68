// A child process that buys tickets over kept connections, each a member who buys again and again.
import { connect } from 'node:net';

export interface TicketLoad {
  ports: number[];
  /** The number of buying members, shared out among the connections. */
  tokens: string[];
  connections: number;
  ms: number;
  /** New code is interpreted in the load and the server: until it is compiled, no request is counted. */
  warmUpMs: number;
  /** Tells the keys of this load from those of another. */
  label: string;
  /** The purchase in the body of a request, for each connection in turn. */
  purchases: readonly Purchase[];
}

export interface Purchase {
  purchaseList: readonly { ticketId: number; ticketType: 'NORMAL'; price: number; originalPrice: number }[];
  ticketDiscountCode?: string;
}

export interface TicketFigures {
  perSecond: number;
  p50: number;
  p99: number;
}

process.on('message', (load: TicketLoad) => {
  run(load).then(
    (figures) => process.send?.(figures),
    (error: unknown) => process.send?.({ problem: String(error) }),
  );
});
process.on('disconnect', () => process.exit());

async function run(load: TicketLoad): Promise<TicketFigures> {
  const times: number[] = [];
  const from = performance.now() + load.warmUpMs;
  const until = from + load.ms;
  await Promise.all(Array.from({ length: load.connections }, (_, buyer) => buy(load, buyer, { from, until }, times)));
  times.sort((a, b) => a - b);
  const at = (part: number): number => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
  return { perSecond: (times.length / (performance.now() - from)) * 1000, p50: at(0.5), p99: at(0.99) };
}

interface Span {
  from: number;
  until: number;
}

const headEnd = Buffer.from('\r\n\r\n');
const lengthName = Buffer.from('content-length: ');
const numberDigits = 24;

function buy(load: TicketLoad, buyer: number, { from, until }: Span, times: number[]): Promise<void> {
  const { ports, label, purchases, connections } = load;
  const tokens = load.tokens.filter((_, place) => place % connections === buyer).map((token) => Buffer.from(token));
  const body = JSON.stringify({ purchaserEmail: 'buyer@example.jp', ...purchases[buyer % purchases.length] });
  const [noToken, noNumber] = ['t'.repeat(tokens[0]?.length ?? 0), '0'.repeat(numberDigits)];
  // The load must take little of the CPU that it measures: it sends one request, in which two things change.
  const request = Buffer.from(
    'POST /web_api/v2/ticket/purchase/0/1/60 HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n' +
      `language: jpn\r\ncontent-length: ${Buffer.byteLength(body)}\r\naccess-token: ${noToken}\r\n` +
      `ticket-token: ${label}-${buyer}-${noNumber}\r\n\r\n${body}`,
  );
  const tokenAt = request.indexOf(noToken);
  const numberEnd = request.indexOf(noNumber, tokenAt + noToken.length) + numberDigits;
  return new Promise((resolve, reject) => {
    let count = 0;
    let sent = 0;
    /** Reads an answer that came in pieces. */
    let before: Buffer | undefined;
    const take = (chunk: Uint8Array): void => {
      const received =
        before === undefined ? Buffer.from(chunk.buffer, 0, chunk.length) : Buffer.concat([before, chunk]);
      if (!isWhole(received)) {
        before = Buffer.from(received);
        return;
      }
      before = undefined;
      // HTTP/1.1 200
      if (received.toString('latin1', 9, 12) !== '200') return reject(new Error(received.toString('utf8', 0, 400)));
      if (sent > from) times.push(performance.now() - sent);
      if (performance.now() > until) socket.end(() => resolve());
      else ask();
    };
    const socket = connect({
      port: ports[buyer % ports.length] as number,
      host: '127.0.0.1',
      noDelay: true,
      // Into one buffer of the connection: a new one for each answer takes as long as all the rest of the reading.
      onread: {
        buffer: new Uint8Array(64 * 1024),
        callback(length, buffer) {
          take(buffer.subarray(0, length));
          return true;
        },
      },
    });
    const ask = (): void => {
      count += 1;
      tokens[count % tokens.length]?.copy(request, tokenAt);
      const number = String(count);
      request.write(number, numberEnd - number.length, 'latin1');
      sent = performance.now();
      socket.write(request);
    };
    socket.on('error', reject);
    socket.on('connect', ask);
  });
}

function isWhole(answer: Buffer): boolean {
  const end = answer.indexOf(headEnd);
  if (end < 0) return false;
  const lengthAt = answer.indexOf(lengthName) + lengthName.length;
  return (
    answer.length >= end + headEnd.length + Number.parseInt(answer.toString('latin1', lengthAt, lengthAt + 12), 10)
  );
}
