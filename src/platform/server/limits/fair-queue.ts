/** Work that was not begun, because too much waits. */
export class Shed extends Error {
  override name = 'Shed';
}

export interface FairQueue {
  /** Does some work when it is its turn; rejects with `Shed` when there is no place for it. */
  run<T>(client: string, work: () => Promise<T>): Promise<T>;
  counts(): { running: number; waiting: number; shed: number };
}

interface Waiting {
  begin(): void;
  giveUp(): void;
}

/**
 * Some work at once, and some more waits. Clients take turns; when all places are taken, the newest work of the client
 * with most of it makes room, so that one who asks for much waits for itself and not others for it.
 */
export function createFairQueue({ atOnce, waitingMax }: { atOnce: number; waitingMax: number }): FairQueue {
  const clients = new Map<string, Waiting[]>();
  let running = 0;
  let waiting = 0;
  let shed = 0;

  const next = (): void => {
    const [first] = clients;
    if (running >= atOnce || first === undefined) return;
    const [client, own] = first;
    const one = own.shift()!;
    // The others come first the next time.
    clients.delete(client);
    if (own.length > 0) clients.set(client, own);
    waiting -= 1;
    running += 1;
    one.begin();
  };

  const makeRoomFor = (client: string): boolean => {
    let most: [string, Waiting[]] = [client, clients.get(client) ?? []];
    for (const entry of clients) if (entry[1].length > most[1].length) most = entry;
    const [name, own] = most;
    if (name === client) return false;
    own.pop()?.giveUp();
    waiting -= 1;
    return true;
  };

  return {
    run(client, work) {
      if (waiting >= waitingMax && !makeRoomFor(client)) {
        shed += 1;
        return Promise.reject(new Shed('Too much waits.'));
      }
      return new Promise((resolve, reject) => {
        const own = clients.get(client);
        const one: Waiting = {
          begin: () =>
            void work()
              .then(resolve, reject)
              .finally(() => {
                running -= 1;
                next();
              }),
          giveUp() {
            shed += 1;
            reject(new Shed('Too much waits.'));
          },
        };
        if (own === undefined) clients.set(client, [one]);
        else own.push(one);
        waiting += 1;
        next();
      });
    },
    counts: () => ({ running, waiting, shed }),
  };
}
