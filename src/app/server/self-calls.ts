export interface SelfCalls {
  /** HTTP to this server; `pathAndQuery` begins with a slash. */
  call(pathAndQuery: string, init: RequestInit): Promise<Response>;
  /** From now on over the network, to this address of the server itself. */
  listensAt(origin: string): void;
}

/** How this server speaks HTTP with what it runs itself; while nothing listens, as in tests, without a socket. */
export function createSelfCalls(answer: (request: Request) => Response | Promise<Response>): SelfCalls {
  let address: string | undefined;
  return {
    listensAt(origin) {
      address = origin;
    },
    async call(pathAndQuery, init) {
      const url = new URL(pathAndQuery, address ?? 'http://localhost');
      return address === undefined ? answer(new Request(url, init)) : fetch(url, init);
    },
  };
}
