import { createTakePlaces } from '#features/ticket/server/reservation/take-places.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { floorJobs, pending } from './sale-floor.ts';
import { rushMembers, rushTerms } from './sale-rush.ts';

/**
 * A process of its own for tests: sells the rush of sale-rush.ts on the database of an address or a data folder until
 * all places are sold or the database has gone, many purchases at once, and reports each accepted order.
 */
const [where = '', label = 'seller', capacity = '0'] = process.argv.slice(2);
const isAddress = where.startsWith('postgres://');

const database = await openDatabase(
  { dataFolder: where, ...(isAddress ? { databaseUrl: where } : {}) },
  { onProblem: () => {} },
);
const take = createTakePlaces(database, floorJobs(database));
const terms = rushTerms(Number(capacity));
const atOnce = 8;
let sent = 0;

async function sell(): Promise<void> {
  for (;;) {
    sent += 1;
    const isHeld = sent % 3 === 0;
    const purchase = pending({
      purchaserId: 1 + Math.floor(Math.random() * rushMembers),
      purchaseKey: `${label}-${sent}-${process.pid}`,
      lines: [{ ticketId: 1, number: 1 + (sent % 2) }, ...(sent % 7 === 0 ? [{ ticketId: 2, number: 1 }] : [])],
      ...terms.tickets[1],
      code: sent % 5 === 0 ? { key: 'LAST', usesMax: terms.codes.LAST } : undefined,
      ...(isHeld
        ? { state: 'charging', attempt: 1, amount: 1000, paymentMethod: 'CreditCard', heldUntil: Date.now() + 900_000 }
        : {}),
    });
    const { outcome } = await take(purchase);
    if (outcome === 'accepted') console.log(`sold ${purchase.orderNumber} ${purchase.places.length}`);
    // Only an order of one proves it: one place may be left, too few for an order of two.
    if (outcome === 'soldOut' && purchase.places.length === 1) return;
  }
}

try {
  await Promise.all(Array.from({ length: atOnce }, sell));
  console.log('nothing is left');
} catch (error) {
  console.log(String(error));
  // A reader that is behind has not yet taken what was said before: an exit alone would drop it.
  process.stdout.write('the database is gone\n', () => process.exit(1));
  await new Promise(() => {});
}
process.stdin.resume();
process.stdin.once('end', () => {
  void database.close().then(() => process.exit(0));
});
