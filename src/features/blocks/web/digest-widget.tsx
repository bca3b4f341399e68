import type { Localized } from '#kernel/localized-text.ts';
import { pictureSizes } from '#web/site/picture-sizes.ts';
import { type PageContext, useTexts } from '#web/site/page-context.ts';
import type { ModuleEntry } from '#web/site/page-module.ts';
import { SitePicture } from '#web/site/site-picture.tsx';
import { type Fact, Facts } from '#web/ui/facts.tsx';
import { Section } from '#web/ui/section.tsx';
import type { DigestContent } from '../documents.ts';
import { blockTexts } from './block-texts.ts';
import './digest-banner.css';

type Module = ModuleEntry<unknown, unknown, Partial<Localized<DigestContent>>>;

export const texts = [blockTexts];

export async function load(_: PageContext, { content }: Module): Promise<true | undefined> {
  const { lead, body, image, points = [] } = content;
  return lead || body || image || points.length > 0 ? true : undefined;
}

/** What the site is about: a sentence, a few more, a picture, and its points in a list. */
export function Widget({ module }: { module: Module; data: true }) {
  const say = useTexts(blockTexts);
  const { lead, body, image, points = [] } = module.content;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The server presents the points as facts.
  const facts = points as Fact[];
  return (
    <Section title={module.title || say.digest}>
      <div className="hb-digest">
        {image ? <SitePicture className="hb-digest-picture" picture={image} sizes={pictureSizes.half} /> : null}
        <div className="hb-digest-text">
          {lead ? <p className="hb-digest-lead">{lead}</p> : null}
          {body ? <p className="hb-digest-body">{body}</p> : null}
        </div>
        {facts.length > 0 ? (
          <div className="hb-digest-points">
            <Facts facts={facts} />
          </div>
        ) : null}
      </div>
    </Section>
  );
}
