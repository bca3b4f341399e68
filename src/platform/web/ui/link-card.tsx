import type { ReactNode } from 'react';
import { ExternalIcon } from './icons.tsx';
import { Link, type LinkProps } from './link-context.ts';
import { Picture, type PictureSource } from './picture.tsx';

export interface LinkCardProps {
  href: string;
  title: string;
  text?: string | undefined;
  picture?: PictureSource | undefined;
  /** The words 別のサイトへ; with them the link opens a new window. */
  externalLabel?: string | undefined;
  onSelect?: (() => void) | undefined;
}

const goingTo = ({ href, externalLabel, onSelect }: LinkCardProps): LinkProps => ({
  href,
  ...(externalLabel ? { target: '_blank', rel: 'noopener noreferrer' } : {}),
  ...(onSelect ? { onClick: onSelect } : {}),
});

const Outward = ({ label }: { label: string | undefined }): ReactNode =>
  label ? <ExternalIcon className="hb-link-outward" label={label} /> : null;

/** A wide picture that is the link; its title is the picture's text. */
export function LinkBanner(link: LinkCardProps) {
  return (
    <Link className="hb-link-banner" {...goingTo(link)}>
      {link.picture ? (
        <Picture {...link.picture} alt={link.title} />
      ) : (
        <span className="hb-link-title">{link.title}</span>
      )}
    </Link>
  );
}

/** A tile: picture or sign above, a short title below; several stand in a row. */
export function LinkPanel(link: LinkCardProps) {
  return (
    <Link className="hb-link-panel" {...goingTo(link)}>
      {link.picture ? <Picture {...link.picture} alt="" ratio="1-1" /> : <span className="hb-card-blank" />}
      <span className="hb-link-title">
        {link.title}
        <Outward label={link.externalLabel} />
      </span>
    </Link>
  );
}

/** A card: picture, title and a few words. */
export function LinkCard(link: LinkCardProps) {
  return (
    <article className="hb-card hb-link-card">
      {link.picture ? (
        <div className="hb-card-media">
          <Picture {...link.picture} alt="" ratio="16-9" />
        </div>
      ) : null}
      <div className="hb-card-text">
        <h3 className="hb-card-title">
          <Link className="hb-card-link" {...goingTo(link)}>
            {link.title}
          </Link>
          <Outward label={link.externalLabel} />
        </h3>
        {link.text ? <p className="hb-card-lead">{link.text}</p> : null}
      </div>
    </article>
  );
}
