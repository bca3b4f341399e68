import { type ComponentType, memo, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import { Button } from '#console/ui/button.tsx';
import { ExternalIcon } from '#console/ui/icon.tsx';
import { ReadFailed } from '#console/ui/waiting.tsx';
import { type LanguageCode, languageName } from '#kernel/language.ts';
import { previewFrameName } from '#kernel/preview-path.ts';
import type { Scheme } from '#kernel/theme/site-theme.ts';
import { needed } from '#web/parts/needed.ts';
import { contentTexts } from '../content/content-texts.ts';
import { againAt, keepScroll, showStored } from './preview-frame.ts';
import type { PreviewWish, PreviewWishProps } from './preview-wish.tsx';
import { type PreviewedVersion, usePreviewAddress } from './use-preview-address.ts';
import { useShownScheme } from './use-shown-scheme.ts';
import './preview.css';

const widths = { phone: 390, desk: 1_280 } as const;
type Width = keyof typeof widths;

interface PreviewPaneProps {
  site: string;
  /** Whose page is shown; without it the home. */
  part?: string;
  version?: PreviewedVersion;
  languages: readonly LanguageCode[];
  /** Counts what was stored: the page is shown anew. */
  saves: number;
  /** On a narrow window the preview is a tab, and nothing is loaded before it is asked for. */
  isAsked: boolean;
  /** In place of the device's own. */
  scheme?: Scheme;
  /** The page stands in the frame. */
  onShown?: (page: Document) => void;
}

/** The real page of the draft, as wide as on a phone or a desk; a key press in the form beside it leaves it alone. */
export const PreviewPane = memo(function PreviewPane({
  site,
  part,
  version,
  languages,
  saves,
  isAsked,
  scheme,
  onShown,
}: PreviewPaneProps) {
  const { language: own } = useConsole();
  const { preview: words } = useWords(contentTexts);
  const isWide = useSyncExternalStore(listenWide, () => wide().matches);
  const isOpen = isWide || isAsked;
  const [wish, setWish] = useState<PreviewWish>({ at: undefined, as: undefined });
  const { opened, failure, open, again } = usePreviewAddress({ site, part, version, isOpen }, wish);
  const [isWishing, setWishing] = useState(false);
  const WishFields = useWishFields(isWishing, own);
  const [width, setWidth] = useState<Width>('phone');
  const [language, setLanguage] = useState<LanguageCode>(() => firstShown(site, languages, own));
  const frame = useRef<HTMLIFrameElement>(null);
  const top = useRef(0);
  const showScheme = useShownScheme(scheme);
  const [space, setSpace] = useState({ width: 0, height: 0 });
  const measured = useCallback((element: HTMLDivElement | null) => {
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setSpace({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const src = opened === undefined ? undefined : `${opened.path}&language=${language}`;
  const shown = useRef<{ element?: HTMLIFrameElement; saves: number; src: string }>(undefined);
  useEffect(() => {
    const element = frame.current;
    if (element === null || src === undefined) return;
    const before = shown.current;
    shown.current = { element, saves, src };
    const page = element.contentWindow;
    top.current = page?.scrollY ?? 0;
    if (before?.element !== element) element.src = src;
    // Another time, another reader or a new pass: the page that is looked at, as it is then.
    else if (before.src !== src) page?.location.replace(againAt(page.location, src));
    else if (before.saves !== saves) {
      showStored(element, src, () => {
        element.dataset['saves'] = String(saves);
        if (element.contentDocument !== null) showScheme(element.contentDocument);
      });
    }
  }, [src, saves, isOpen, showScheme]);
  const openTab = async (): Promise<void> => {
    // Before anything is waited for, or the browser takes it for an advertisement.
    const tab = window.open('', '_blank');
    if (tab === null) return;
    tab.name = previewFrameName;
    const { path } = await open();
    tab.location.replace(`${path}&language=${language}`);
  };
  const scale = space.width === 0 ? 1 : Math.min(1, space.width / widths[width]);
  return (
    <section className="hc-preview" aria-label={words.title}>
      <div className="hc-preview-bar">
        {(['phone', 'desk'] as const).map((one) => (
          <Button key={one} aria-pressed={width === one} onClick={() => setWidth(one)}>
            {words[one]}
          </Button>
        ))}
        {languages.length > 1 ? (
          <select
            aria-label={words.language}
            className="hc-input hc-select"
            value={language}
            onChange={({ currentTarget }) => {
              const chosen = languages.find((code) => code === currentTarget.value) ?? language;
              chosenAt.set(site, chosen);
              setLanguage(chosen);
            }}
          >
            {languages.map((code) => (
              <option key={code} value={code}>
                {languageName[code]}
              </option>
            ))}
          </select>
        ) : null}
        <Button aria-expanded={isWishing} onClick={() => setWishing(!isWishing)}>
          {words.wish}
        </Button>
        <Button onClick={() => void openTab().catch(() => again())}>
          <ExternalIcon />
          <span className="hc-hidden">{words.openTab}</span>
        </Button>
      </div>
      {isWishing && WishFields !== undefined ? (
        <WishFields wish={wish} moments={opened?.moments ?? []} onWish={setWish} />
      ) : null}
      <div ref={measured} className="hc-preview-space">
        {failure === undefined ? null : <ReadFailed failure={failure} onAgain={() => void again()} />}
        {src === undefined || !isOpen ? null : (
          // It is a page of this server, which needs its own scripts and storage.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          <iframe
            ref={frame}
            name={previewFrameName}
            title={words.title}
            className="hc-preview-frame"
            style={{
              width: widths[width],
              height: space.height / scale,
              transform: `scale(${scale})`,
              marginInlineStart: Math.max(0, (space.width - widths[width] * scale) / 2),
            }}
            onLoad={() => {
              const page = frame.current?.contentWindow;
              if (!page || page.location.href === 'about:blank') return;
              keepScroll(page, top.current);
              showScheme(page.document);
              onShown?.(page.document);
            }}
          />
        )}
      </div>
    </section>
  );
});

/** The language in which each site was looked at last: the next screen shows the same. */
const chosenAt = new Map<string, LanguageCode>();

function firstShown(site: string, languages: readonly LanguageCode[], own: LanguageCode): LanguageCode {
  const wanted = [chosenAt.get(site), own].find((code) => code !== undefined && languages.includes(code));
  return wanted ?? languages[0] ?? 'jpn';
}

/** They come with their words when they are asked for. */
function useWishFields(isWanted: boolean, language: LanguageCode): ComponentType<PreviewWishProps> | undefined {
  const [loaded, setLoaded] = useState<{ Fields: ComponentType<PreviewWishProps>; language: LanguageCode }>();
  useEffect(() => {
    if (!isWanted) return;
    void needed(() => import('./preview-wish.tsx').then((part) => part.loadWishFields(language))).then(
      (Fields) => setLoaded({ Fields, language }),
      () => {},
    );
  }, [isWanted, language]);
  return loaded?.language === language ? loaded.Fields : undefined;
}

const wide = () => window.matchMedia('(min-width: 68.75rem)');

function listenWide(listener: () => void): () => void {
  const query = wide();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
