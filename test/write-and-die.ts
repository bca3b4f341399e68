// A process that is killed between its commit and its NOTIFY: node test/write-and-die.ts <address of a database> <room>
import { openDatabase } from '#server/database/open-database.ts';
import { write } from './channel-server.ts';

const [databaseUrl = '', room = ''] = process.argv.slice(2);
const database = await openDatabase({ databaseUrl, dataFolder: '' }, { onProblem: () => {} });
await write(database, room, 'never told');
process.kill(process.pid, 'SIGKILL');
