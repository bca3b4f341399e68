export interface SelfCalls {
  /** HTTP to this server; `pathAndQuery` begins with a slash. */
  call(pathAndQuery: string, init: RequestInit): Promise<Response>;
  /** Calls go over the network from now on, to this address of the server itself. */
  listensAt(origin: string): void;
}

/** Sends HTTP from this server to itself; while it does not listen, as in tests, without a socket. */
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
