/*
 * What comes from Word, from a mail or from another page, as the editor can take it. Lists of Word are paragraphs with
 * a mark before them, and its pictures are files of another machine.
 */

export interface Pasted {
  html: string;
  /** Pictures that cannot be taken along. */
  lost: number;
}

const ofWord = /mso-list:\s*l\d+\s+level(\d)/i;
const mark = /mso-list:\s*ignore/i;
/** A letter alone is a sign of a font of signs. */
const number = /^\s*(?:[([（]?(?:\d+|[a-z]|[ivx]+|[一二三四五六七八九十]+)[.)\]）、．]|[①-⑳])\s*$/i;

export function cleanPasted(html: string, isStored: (address: string) => boolean): Pasted {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const gone of page.querySelectorAll('style, script, meta, link, title, xml')) gone.remove();
  for (const named of page.body.querySelectorAll('*')) {
    // `o:p` and `v:shape` of Word.
    if (named.tagName.includes(':')) named.replaceWith(...named.childNodes);
  }
  makeLists(page);
  const pictures = [...page.querySelectorAll('img')].filter(({ src }) => !isStored(addressOf(src)));
  for (const picture of pictures) picture.remove();
  return { html: page.body.innerHTML, lost: pictures.length };
}

/** A picture of this host is named by its path. */
function addressOf(source: string): string {
  if (!URL.canParse(source)) return source;
  const url = new URL(source);
  return url.host === window.location.host ? url.pathname : source;
}

/** Paragraphs that Word calls entries of a list, one after the other, as lists in lists. */
function makeLists(page: Document): void {
  const entries = [...page.querySelectorAll<HTMLElement>('[style*="mso-list"]')].filter((one) => levelOf(one) > 0);
  const done = new Set<Element>();
  for (const first of entries) {
    if (done.has(first)) continue;
    const run: HTMLElement[] = [first];
    for (let at = first.nextElementSibling; at instanceof HTMLElement && levelOf(at) > 0; at = at.nextElementSibling)
      run.push(at);
    for (const one of run) done.add(one);
    first.before(listOf(run, page));
    for (const one of run) one.remove();
  }
}

const levelOf = (element: Element): number => Number(ofWord.exec(element.getAttribute('style') ?? '')?.[1] ?? 0);

function listOf(run: readonly HTMLElement[], page: Document): HTMLElement {
  const open: { level: number; list: HTMLElement }[] = [];
  for (const entry of run) {
    const level = levelOf(entry);
    const isNumbered = number.test(takeMark(entry));
    while (open.length > 1 && (open.at(-1)?.level ?? 0) > level) open.pop();
    const last = open.at(-1);
    if (last === undefined || last.level < level) {
      const list = page.createElement(isNumbered ? 'ol' : 'ul');
      (last?.list.lastElementChild ?? last?.list)?.append(list);
      open.push({ level, list });
    }
    const item = page.createElement('li');
    item.append(...entry.childNodes);
    open.at(-1)?.list.append(item);
  }
  return open[0]!.list;
}

/** Takes the mark before an entry out of it. */
function takeMark(entry: HTMLElement): string {
  const marked = [...entry.querySelectorAll<HTMLElement>('[style]')].find((one) =>
    mark.test(one.getAttribute('style') ?? ''),
  );
  const said = marked?.textContent ?? '';
  marked?.remove();
  return said;
}
