import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import { Button } from '#console/ui/button.tsx';
import type { FailedCall } from '#console/api/failed-call.ts';
import { ReadFailed } from '#console/ui/waiting.tsx';
import { type LanguageCode, languageName } from '#kernel/language.ts';
import { parseInstant } from '#kernel/period.ts';
import { previewFrameName } from '#kernel/preview-path.ts';
import type { Scheme } from '#kernel/theme/site-theme.ts';
import type { openPreview } from '../../contract.ts';
import { contentTexts } from '../content/content-texts.ts';
import { useShownScheme } from './use-shown-scheme.ts';
import './preview.css';

const widths = { phone: 390, desk: 1_280 } as const;
type Width = keyof typeof widths;
/** A preview is renewed this long before it ends. */
const renewMs = 2 * 60_000;

interface PreviewPaneProps {
  site: string;
  languages: readonly LanguageCode[];
  /** Counts what was stored: the page is shown anew. */
  saves: number;
  /** On a narrow window the preview is a tab, and nothing is loaded before it is asked for. */
  isAsked: boolean;
  /** In place of the device's own. */
  scheme?: Scheme;
  /** The page stands in the frame, anew after each change. */
  onShown?: (page: Document) => void;
}

/** The real page of the draft, as wide as on a phone or a desk. */
export function PreviewPane({ site, languages, saves, isAsked, scheme, onShown }: PreviewPaneProps) {
  const { preview: words } = useWords(contentTexts);
  const isWide = useSyncExternalStore(listenWide, () => wide().matches);
  const isOpen = isWide || isAsked;
  const { path, failure, again } = usePreview(site, isOpen);
  const [width, setWidth] = useState<Width>('phone');
  const [language, setLanguage] = useState<LanguageCode>(languages[0] ?? 'jpn');
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
  useEffect(() => {
    const shown = frame.current?.contentWindow;
    if (saves === 0 || !shown) return;
    top.current = shown.scrollY;
    shown.location.replace(againAt(shown.location.pathname, frame.current?.src ?? ''));
  }, [saves]);
  const scale = space.width === 0 ? 1 : Math.min(1, space.width / widths[width]);
  return (
    <section className="hc-preview" aria-label={words.title}>
      <div className="hc-preview-bar">
        {(['phone', 'desk'] as const).map((one) => (
          <Button key={one} aria-pressed={width === one} onClick={() => setWidth(one)}>
            {words[one]}
          </Button>
        ))}
        {languages.length > 1
          ? languages.map((code) => (
              <Button key={code} aria-pressed={language === code} onClick={() => setLanguage(code)}>
                {languageName[code]}
              </Button>
            ))
          : null}
      </div>
      <div ref={measured} className="hc-preview-space">
        {failure === undefined ? null : <ReadFailed failure={failure} onAgain={() => void again()} />}
        {path === undefined || !isOpen ? null : (
          // It is a page of this server, which needs its own scripts and storage.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          <iframe
            ref={frame}
            name={previewFrameName}
            title={words.title}
            src={`${path}&language=${language}`}
            className="hc-preview-frame"
            style={{
              width: widths[width],
              height: space.height / scale,
              transform: `scale(${scale})`,
              marginInlineStart: Math.max(0, (space.width - widths[width] * scale) / 2),
            }}
            onLoad={() => {
              frame.current?.contentWindow?.scrollTo(0, top.current);
              const page = frame.current?.contentDocument;
              if (!page) return;
              showScheme(page);
              onShown?.(page);
            }}
          />
        )}
      </div>
    </section>
  );
}

/** The page that the frame shows, as a preview again: the page takes the right to it out of its own address. */
function againAt(pathname: string, begun: string): string {
  const address = new URL(begun);
  if (pathname.startsWith(address.pathname) && !pathname.endsWith('/error')) address.pathname = pathname;
  return address.href;
}

/** The address of the preview, which is renewed before it ends. */
function usePreview(site: string, isOpen: boolean) {
  const { api, failureOf } = useConsole();
  const [path, setPath] = useState<string>();
  const [failure, setFailure] = useState<FailedCall>();
  const [until, setUntil] = useState<number>();
  const again = useCallback(async () => {
    setFailure(undefined);
    try {
      const opened = await api.post<typeof openPreview>('sites/{site}/preview', { params: { site }, body: {} });
      setPath(opened.path);
      setUntil(parseInstant(opened.until));
    } catch (error) {
      setFailure(failureOf(error));
    }
  }, [api, failureOf, site]);
  useEffect(() => {
    if (isOpen && path === undefined) void again();
  }, [isOpen, path, again]);
  useEffect(() => {
    if (until === undefined) return undefined;
    const timer = window.setTimeout(() => void again(), Math.max(renewMs, until - Date.now() - renewMs));
    return () => window.clearTimeout(timer);
  }, [until, again]);
  return { path, failure, again };
}

const wide = () => window.matchMedia('(min-width: 68.75rem)');

function listenWide(listener: () => void): () => void {
  const query = wide();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
