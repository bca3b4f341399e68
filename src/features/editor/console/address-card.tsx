import { useEffect, useRef } from 'react';
import { useWords } from '#console/console-context.ts';
import { kitTexts } from '#console/kit-texts.ts';
import { Button } from '#console/ui/button.tsx';
import { CheckIcon, ExternalIcon } from '#console/ui/icon.tsx';
import { Card } from '#console/ui/page.tsx';
import { drawQr } from '#web/ui/qr-drawing.ts';
import { useCopy } from '#web/ui/use-copy.ts';
import { editorTexts } from './editor-texts.ts';
import { ViewSiteLink } from './view-site-link.tsx';

export interface AddressCardProps {
  site: string;
  path: string;
  isNew: boolean;
}

/** Where the site stands for everybody: its address, to be copied and printed. */
export function AddressCard({ site, path, isNew }: AddressCardProps) {
  const words = useWords(editorTexts).publish;
  const kit = useWords(kitTexts);
  const address = window.location.origin + path;
  const { isCopied, copy } = useCopy(address);
  const open = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // The press that published is gone: the next one is here.
    if (isNew) open.current?.focus({ preventScroll: true });
  }, [isNew]);
  const { viewBox, light, dark } = drawQr(address);
  const file = `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" shape-rendering="crispEdges"><path fill="#fff" d="${light}"/><path d="${dark}"/></svg>`,
  )}`;
  return (
    <Card title={words.address}>
      <div className="hc-published">
        <figure className="hc-qr">
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no other tag is drawn of vectors */}
          <svg viewBox={viewBox} role="img" aria-label={words.qr} shapeRendering="crispEdges">
            <path fill="#fff" d={light} />
            <path fill="#000" d={dark} />
          </svg>
          <figcaption className="hc-muted">{words.qrText}</figcaption>
          <a className="hc-text-button" href={file} download="hiroba-qr.svg">
            {words.download}
          </a>
        </figure>
        <div className="hc-published-text">
          <p className="hc-address">{address}</p>
          <div className="hc-page-actions">
            <ViewSiteLink ref={open} site={site} path={path} look="main">
              <ExternalIcon />
              {words.open}
            </ViewSiteLink>
            <Button onClick={() => void copy()}>
              {isCopied === true ? <CheckIcon /> : null}
              {isCopied === true ? kit.copied : words.copyAddress}
            </Button>
          </div>
          <output>{isCopied === false ? kit.copyByHand : null}</output>
        </div>
      </div>
    </Card>
  );
}
