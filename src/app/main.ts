import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { makeFirstLink } from '#features/operator/server.ts';
import { noteGateways, readStripeSettings } from '#features/payment/server.ts';
import type { Database } from '#server/database/database.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { migrate } from '#server/database/migrate.ts';
import { StartupProblem } from '#server/database/startup-problem.ts';
import { offerDatabase } from '#server/guests/offer-database.ts';
import type { DemoChoice } from '#server/http/demo-choice.ts';
import { readSettings } from '#server/http/settings.ts';
import { createLog, type Log } from '#server/log/log.ts';
import { claimUploadFolder } from '#server/uploads/upload-folder.ts';
import { carryHintsBy } from '#server/realtime/hints.ts';
import { lineWriter } from './command/line-writer.ts';
import { createHiroba } from './server/create-hiroba.ts';
import { claimPort, closeGracefully, listen, ownAddress } from './server/http-server.ts';
import { type DemoTools, loadDemo } from './server/load-demo.ts';
import { loadRenderer } from './server/page-renderer.ts';
import { welcome } from './server/welcome.ts';

const complain = lineWriter(process.stderr, () => {});
const say = lineWriter(process.stdout, ({ message }) => complain(`The output could not be written: ${message}`));

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const stripe = readStripeSettings(process.env);
  if (settings.demo.isOn && /_live_/.test(stripe?.secretKey ?? '')) {
    throw new StartupProblem(
      'HIROBA_DEMO=1 shows all mails to everybody, and STRIPE_SECRET_KEY charges real cards: unset one.',
    );
  }
  const isDevelopment = process.argv.includes('--dev');
  const log = createLog(settings.logLevel, complain, Date.now);
  const buildFolder = join(import.meta.dirname, '../../build');
  // A port in use must be found before the first start imports the demo world in vain.
  await claimPort(settings.port, settings.host);
  const database = await openDatabase(settings, {
    onProgress: say,
    onProblem: (line) => log.error(line),
    onBack: (line) => log.warn(line),
  });
  try {
    await migrate(database);
    const warning = await claimUploadFolder(database, settings.dataFolder);
    if (warning !== undefined) log.warn(warning);
    const offer = await offerDatabase(database, settings.dataFolder, { onProblem: (line) => log.warn(line) });
    const redis = settings.redisUrl === undefined ? undefined : await connectRedis(database, settings.redisUrl, log);
    const demo = await demoFor(database, settings.demo);
    const isDemo = demo !== undefined;
    const world = demo && {
      worldSites: (await import('./world-sites.ts')).worldSites,
      dataFolder: settings.dataFolder,
      say,
    };
    if (world !== undefined) await demo?.prepareDemo(database, world);
    const development = isDevelopment ? await (await import('./server/development.ts')).startDevelopment() : undefined;
    const hiroba = await createHiroba({
      database,
      dataFolder: settings.dataFolder,
      buildFolder,
      channelFolder: settings.channelFolder,
      clock: Date.now,
      random: () => randomInt(0, 2 ** 32) / 2 ** 32,
      log,
      trustProxy: settings.trustProxy,
      publicUrl: settings.publicUrl,
      answersOnlyOwnHosts: settings.answersOnlyOwnHosts,
      metricsToken: settings.metricsToken,
      logHost: settings.logHost,
      accessLogDays: settings.accessLogDays,
      nearProviders: settings.nearProviders,
      isDevelopment,
      isDemo,
      stripe,
      mail: settings.mail,
      renderer: development?.renderer ?? (await loadRenderer(buildFolder)),
    });
    await noteGateways(database, hiroba.payments.gateways);
    await hiroba.features.begin();
    await hiroba.jobs.start();
    const server = await listen(hiroba, settings.port, settings.host, development?.middleware);
    hiroba.listensAt(ownAddress(server));
    hiroba.sandbox?.start();
    await hiroba
      .buyDemoTickets?.()
      .catch((error: unknown) => log.error('The demo has no tickets for its member.', { error }));
    const refreshing = setInterval(hiroba.realtime.refreshSoon, 1_000);
    const beginning = new AbortController();
    hiroba.features.site.store.lists.readLarge(beginning.signal).catch((error: unknown) => {
      if (!beginning.signal.aborted) log.warn('The events of large portals are read when somebody asks.', { error });
    });

    const keepAssets = (): Promise<void> =>
      hiroba
        .keepAssets()
        .catch((error: unknown) => log.error('The scripts of this build could not be kept.', { error }));
    void keepAssets();
    const tidying = setInterval(() => {
      hiroba.tidy().catch((error: unknown) => log.error('Expired data could not be removed.', { error }));
      void keepAssets();
      if (world !== undefined) {
        demo
          ?.keepDemoLive(database, world)
          .catch((error: unknown) => log.error('The dates of the demo could not be moved.', { error }));
      }
    }, 3_600_000);

    const looking = setInterval(() => void hiroba.lookAtDisk(), 30_000);
    const noting = setInterval(() => {
      hiroba.jobs.wake();
      hiroba.features
        .noteHere()
        .catch((error: unknown) => log.error('The presence of people in chats could not be noted.', { error }));
    }, 60_000);

    let stopping = false;
    const stop = async (): Promise<void> => {
      if (stopping) return;
      stopping = true;
      hiroba.drain();
      beginning.abort();
      clearInterval(refreshing);
      clearInterval(tidying);
      clearInterval(noting);
      clearInterval(looking);
      await Promise.all([hiroba.closeChannels(), closeGracefully(server), hiroba.jobs.stop(), hiroba.sandbox?.stop()]);
      await development?.close();
      redis?.close();
      await offer.close();
      await database.close();
      process.exit(0);
    };
    process.on('SIGINT', () => void stop());
    process.on('SIGTERM', () => void stop());
    if (!isDemo && settings.mail.smtp === undefined) {
      log.warn('SMTP_URL is not set: mails stay in the database and reach nobody.');
    }
    if (!database.isSessionKept && redis === undefined) {
      log.warn(
        'The pooler in front of the database carries no LISTEN, and REDIS_URL is not set: changes on another server reach open pages after up to 5 seconds.',
      );
    }
    if (!isDemo && stripe === undefined) {
      log.warn('STRIPE_SECRET_KEY is not set: visitors can get only free tickets and tickets paid at the venue.');
    }
    await welcome(server, settings, hiroba.features.site, demo, say, () => makeFirstLink(database, Date.now()));
  } catch (error) {
    await database.close().catch(() => {});
    throw error;
  }
}

/** The demo, unless the settings or the sites in the database say that this server is for real. */
async function demoFor(database: Database, { isOn, isAsked }: DemoChoice): Promise<DemoTools | undefined> {
  if (!isOn) return undefined;
  const demo = await loadDemo();
  return isAsked || (await demo.hasRoomForDemo(database)) ? demo : undefined;
}

/** The client is loaded where it is used. */
async function connectRedis(database: Database, url: string, log: Log): Promise<{ close(): void }> {
  const { openRedisHints } = await import('#server/realtime/redis-hints.ts');
  const redis = await openRedisHints(database, url, log);
  carryHintsBy(database, redis);
  return redis;
}

main().catch((error: unknown) => {
  if (error instanceof StartupProblem) complain(error.message);
  else complain(`Hiroba could not start: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
