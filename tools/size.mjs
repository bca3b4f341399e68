// npm run size: how much JavaScript a visitor loads, against the budgets. npm run size -- <address or HTML file>: one page.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../bin/bootstrap.mjs';
import { loadRenderer } from '../src/app/server/page-renderer.ts';
import { filesOf, gzipBytes, kilobytes, scriptsIn, tracesOfConsole } from './bundle.mjs';

/**
 * The first load of a home, whatever modules stand on it: what the server names in its head. React and react-dom alone
 * are 67 KB of it. The code of widgets comes later.
 */
const homeBudget = 111.6 * 1024;
/**
 * Parts of pages share files, so that a page asks for few (docs/decisions/0062-chunks-are-planned.md). The plan changes with
 * the code: the budgets leave it some room. This is the most that a widget may bring to a home that has what finds
 * another page, when it comes near the window, and the most of all of them.
 */
const widgetBudget = 54 * 1024;
const widgetsBudget = 70 * 1024;
/** The most that any other screen may add to a home whose widgets have come. */
const screenBudget = 44 * 1024;
/**
 * A purchase, its payment and its end are one flow: forms, questions, cards and their words, loaded once. Its end shows
 * tickets, and what draws their QR codes is 6 KB of it.
 */
const purchaseBudget = 72 * 1024;
const ofPurchase = /(ticket-(payment|purchased)-page|purchase-flow)\.tsx$/;
/** A list with a cart, days as a table and as a list, a messenger. */
const largeBudget = 48 * 1024;
const ofLarge = /(ticket-list-page|schedule-list|timetable-page|live-chat-page)\.tsx$/;
/** The files that a page asks for before it works, of all pages on average and of each; and all that there are. */
const filesBudget = { onAverage: 8, ofOne: 10, ofBuild: 150 };
/** The screens that addresses lead to: those of `pages` and of the features' own `web` (src/app/other-screens.ts). */
const isScreen = (key) => /^src\/(app\/pages|features\/[^/]+\/web)\/[^/]+-(page|list|detail)\.tsx$/.test(key);
/** What plays live streams, as the build compresses it by brotli and the server sends it, when somebody presses Play. */
const playerBudget = 100 * 1024;
const playerModule = /hls-engine\.ts$/;
/** The organisers' console: its entry, its sheet, its words, and the screen that is opened first, whichever it is. */
const consoleBudget = 140 * 1024;
/** A document in the forms of all kinds of fields, beside its preview. */
const editorBudget = 230 * 1024;
const ofEditors = /\/(booth|item|module-settings|all-settings|section)-screen\.tsx$/;
const languages = ['jpn', 'eng', 'chi', 'zhtw', 'kor'];
const pages = 'src/app/pages';

const client = join(root, 'build', 'client');
const page = process.argv[2];
process.exitCode = (await (page === undefined ? checkBudgets() : weighPage(page))) ? 0 : 1;

async function checkBudgets() {
  const path = join(client, '.vite', 'manifest.json');
  if (!existsSync(path)) {
    console.error('There is no bundle yet: `npm run build` makes one.');
    return false;
  }
  /** @type {import('./bundle.mjs').Manifest} */
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  const entries = ['src/app/entry-browser.tsx'];
  const screens = Object.keys(manifest).filter((key) => manifest[key].isDynamicEntry && key.endsWith('.tsx'));
  // The blocks of the third site type are for its own homes, not for an event's.
  const isOfPages = /\/blocks\/web\/(?!banner|digest|html)/;
  const onHome = screens.filter((key) => key.endsWith('-widget.tsx') && !isOfPages.test(key));
  const anyHome = [...entries, `${pages}/home-page.tsx`];
  const home = [...anyHome, ...onHome];

  /** The language that makes it largest counts. */
  const weigh = (keys, without = []) =>
    Math.max(
      ...languages.map((language) => {
        const there = filesOf(manifest, without, language);
        return gzipBytes(
          client,
          [...filesOf(manifest, keys, language)].filter((file) => !there.has(file)),
        );
      }),
    );
  report('entry', weigh(entries), undefined);
  const ways = ['src/app/page-route.ts', 'src/app/other-screens.ts'];
  report('what finds another page, after the first', weigh(ways, entries), undefined);
  const { preloadsFor, script } = await loadRenderer(join(root, 'build'));
  const firstLoad = Math.max(
    ...languages.map((language) => {
      const asked = { screens: ['app/pages/home-page'], isShell: false };
      return gzipBytes(client, [script, ...preloadsFor(asked, language)]);
    }),
  );
  let isWithin = report('first load of a home, whatever stands on it', firstLoad, homeBudget);
  console.log('\nwhat each widget brings to that, later');
  isWithin =
    reportEach(
      onHome.map((key) => ({ key, bytes: weigh([key], [...anyHome, ...ways]) })),
      () => widgetBudget,
    ) && isWithin;
  isWithin = report('all widgets there are', weigh(onHome, [...anyHome, ...ways]), widgetsBudget) && isWithin;
  console.log('\nwhat each other screen adds to that');
  const others = screens
    .filter((key) => !home.includes(key))
    .map((key) => ({ key, bytes: weigh([key, ...pageAround(key)], [...home, ...ways, ...askersOf(key)]) }));
  isWithin = reportEach(others, budgetOf) && isWithin;
  return [checkPlayer(), checkFiles(), checkConsole(manifest), isWithin].every(Boolean);

  /** Each file of a page is a request, and six go at a time where there is no HTTP/2. */
  function checkFiles() {
    const shown = others.filter(({ key }) => isScreen(key));
    const counted = shown
      .map(({ key }) => ({ key, count: filesOf(manifest, [...entries, ...ways, key, ...pageAround(key)], 'jpn').size }))
      .toSorted((a, b) => b.count - a.count);
    const average = counted.reduce((sum, { count }) => sum + count, 0) / counted.length;
    const ofBuild = readdirSync(join(client, 'assets')).filter((name) => name.endsWith('.js')).length;
    const tooMany = counted.filter(({ count }) => count > filesBudget.ofOne);
    console.log('\nhow many files');
    console.log(`${ofBuild}  the build  ${ofBuild <= filesBudget.ofBuild ? 'of' : 'OVER'} ${filesBudget.ofBuild}`);
    console.log(
      `${average.toFixed(1)}  a page, on average  ${average <= filesBudget.onAverage ? 'of' : 'OVER'} ${filesBudget.onAverage}`,
    );
    for (const { key, count } of counted.slice(0, 5)) console.log(`${count}  ${key}`);
    for (const { key, count } of tooMany) console.log(`${count}  ${key}  OVER`);
    return tooMany.length === 0 && average <= filesBudget.onAverage && ofBuild <= filesBudget.ofBuild;
  }

  /** The player is behind a press: no page may bring it along. */
  function checkPlayer() {
    const key = Object.keys(manifest).find((one) => playerModule.test(one));
    const isAlone =
      key !== undefined && !screens.some((one) => filesOf(manifest, [one], 'jpn').has(manifest[key].file));
    if (!isAlone) console.log('The player of live streams is no chunk of its own, or a page brings it along.');
    const bytes = key === undefined ? 0 : statSync(join(client, `${manifest[key].file}.br`)).size;
    console.log('\nwhat Play adds, in brotli');
    return report('hls.js', bytes, playerBudget) && isAlone;
  }

  /** The chunks that fetch a part of their page later; what finds a page fetches whole screens. */
  function askersOf(key) {
    const askers = Object.keys(manifest).filter((one) => manifest[one].dynamicImports?.includes(key));
    return askers.some((one) => entries.includes(one) || ways.includes(one)) ? [] : askers;
  }

  /** The page that shows a module's list or detail. */
  function pageAround(key) {
    const kind = /-(list|detail)\.tsx$/.exec(key)?.[1];
    return kind === undefined ? [] : [`${pages}/module-${kind}-page.tsx`];
  }
}

/**
 * The console is a build of its own, of which visitors load nothing.
 * @param {import('./bundle.mjs').Manifest} ofVisitors
 */
function checkConsole(ofVisitors) {
  const assets = join(client, 'assets');
  const files = new Map(
    readdirSync(assets)
      .filter((name) => /\.(js|css)$/.test(name))
      .map((name) => [name, readFileSync(join(assets, name), 'utf8')]),
  );
  const traces = tracesOfConsole(ofVisitors, files);
  for (const trace of traces) console.log(`Visitors would load a part of the console: ${trace}`);
  const folder = join(root, 'build', 'console');
  /** @type {import('./bundle.mjs').Manifest} */
  const manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'));
  const keys = Object.keys(manifest);
  const entries = keys.filter((key) => manifest[key].isEntry && manifest[key].file.endsWith('.js'));
  const sheets = [...new Set(keys.map((key) => manifest[key].file))].filter((file) => file.endsWith('.css'));
  const firstLoad = (screen) =>
    Math.max(
      ...languages.map((language) =>
        gzipBytes(folder, [...filesOf(manifest, [...entries, screen], language), ...sheets]),
      ),
    );
  console.log('\nwhat an organiser loads first, by the screen it is');
  const screens = keys.filter((key) => key.endsWith('-screen.tsx'));
  const loads = screens.map((key) => ({ key, bytes: firstLoad(key) }));
  return reportEach(loads, (key) => (ofEditors.test(key) ? editorBudget : consoleBudget)) && traces.length === 0;
}

function budgetOf(key) {
  if (ofPurchase.test(key)) return purchaseBudget;
  return ofLarge.test(key) ? largeBudget : screenBudget;
}

/**
 * @param {{ key: string, bytes: number }[]} screens
 * @param {(key: string) => number} budget
 */
function reportEach(screens, budget) {
  const sorted = screens.toSorted((a, b) => b.bytes - a.bytes);
  return sorted.map(({ key, bytes }) => report(key, bytes, budget(key))).every(Boolean);
}

async function weighPage(address) {
  const isAddress = /^https?:/.test(address);
  const html = isAddress ? await (await fetch(address)).text() : readFileSync(address, 'utf8');
  let sum = 0;
  for (const script of scriptsIn(html)) {
    const bytes = isAddress
      ? gzipSync(Buffer.from(await (await fetch(new URL(script, address))).arrayBuffer())).length
      : gzipBytes(join(client, 'assets'), [basename(script)]);
    sum += bytes;
    console.log(`  ${kilobytes(bytes).padStart(9)}  ${script}`);
  }
  return report('first load', sum, homeBudget);
}

function report(name, bytes, budget) {
  const isWithin = budget === undefined || bytes <= budget;
  const limit = budget === undefined ? '' : `${isWithin ? 'of' : 'OVER'} ${kilobytes(budget)}`;
  console.log(`${kilobytes(bytes).padStart(9)}  ${name}  ${limit}`.trimEnd());
  return isWithin;
}
