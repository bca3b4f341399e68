import sanitizeHtml from 'sanitize-html';
import { htmlAttributes, htmlBlocks, htmlClass, htmlPhrases } from '#kernel/organiser-html.ts';

const videoHost = 'www.youtube-nocookie.com';
const videoAddress = /^https:\/\/www\.youtube(?:-nocookie)?\.com\/embed\/([A-Za-z0-9_-]{11})(?:\?.*)?$/;
const ownPicture = /^\/media\/[0-9a-f]{64}(?:-\d+)?\.webp$/;

const options: sanitizeHtml.IOptions = {
  allowedTags: [...htmlBlocks, ...htmlPhrases],
  allowedAttributes: Object.fromEntries(Object.entries(htmlAttributes).map(([tag, names]) => [tag, [...names]])),
  allowedClasses: { '*': [htmlClass] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: [], iframe: ['https'] },
  allowProtocolRelative: false,
  allowedIframeHostnames: [videoHost],
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'template',
    'title',
    'svg',
    'math',
    'object',
    'select',
  ],
  nestingLimit: 50,
  transformTags: { h1: 'h2', a: openLink, iframe: calmVideo },
  exclusiveFilter: (frame) => /^(img|iframe)$/.test(nameOf(frame)) && !frame.attribs['src'],
};

/**
 * Makes an organiser's HTML safe to show: structure, tables, pictures, links and videos stay; scripts,
 * styles, forms, ids and event handlers go. A picture of another host becomes a link to it, so that no other host learns
 * who looks at the page. A second pass changes nothing.
 */
export function sanitizeOrganiserHtml(html: string): string {
  let hasDropped = false;
  let links = 0;
  const inThis: sanitizeHtml.IOptions = {
    ...options,
    onOpenTag(name) {
      hasDropped ||= !kept.has(name);
      if (name === 'a') links += 1;
    },
    onCloseTag(name) {
      if (name === 'a') links -= 1;
    },
    transformTags: { ...options.transformTags, img: (_, attribs) => calmPicture(attribs, links > 0) },
  };
  const once = sanitizeHtml(html, inThis);
  // The text on both sides of a dropped element now touches, and may parse differently: sanitise once more.
  return hasDropped ? sanitizeHtml(once, inThis) : once;
}

const kept: ReadonlySet<string> = new Set([...htmlBlocks, ...htmlPhrases]);

/** What an element has become; its types leave that out. */
function nameOf(frame: sanitizeHtml.IFrame & { name?: string }): string {
  return frame.name ?? frame.tag;
}

function openLink(tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const { rel: _, target, ...rest } = attribs;
  const isOutside = /^\s*https?:/i.test(attribs['href'] ?? '');
  return {
    tagName,
    attribs: {
      ...rest,
      ...(target === '_blank' && { target }),
      ...((isOutside || target === '_blank') && { rel: 'noopener' }),
    },
  };
}

function calmPicture({ src = '', alt = '', ...rest }: sanitizeHtml.Attributes, isInLink: boolean): sanitizeHtml.Tag {
  if (ownPicture.test(src)) return { tagName: 'img', attribs: { src, alt, ...rest, loading: 'lazy' } };
  const href = src.trim();
  const host = /^https:\/\//i.test(href) && URL.canParse(href) ? new URL(href).hostname : undefined;
  if (host === undefined) return { tagName: 'img', attribs: {} };
  const text = alt.trim() || host;
  return isInLink ? { tagName: 'span', attribs: {}, text } : { tagName: 'a', attribs: { href, rel: 'noopener' }, text };
}

function calmVideo(tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const { src = '', title = 'YouTube', width, height } = attribs;
  const id = videoAddress.exec(src)?.[1];
  const size = { ...(width !== undefined && { width }), ...(height !== undefined && { height }) };
  return {
    tagName,
    attribs:
      id === undefined
        ? {}
        : { src: `https://${videoHost}/embed/${id}`, title, ...size, loading: 'lazy', allowfullscreen: '' },
  };
}
