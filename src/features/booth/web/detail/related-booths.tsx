import { useTexts } from '#web/site/page-context.ts';
import { PageLink } from '#web/site/site-link.tsx';
import { SitePicture } from '#web/site/site-picture.tsx';
import { Section } from '#web/ui/section.tsx';
import type { BoothEntry } from '../../contract/list.ts';
import { boothDetailTexts } from './booth-detail-texts.ts';

export function RelatedBooths({ related }: { related: readonly BoothEntry[] }) {
  const say = useTexts(boothDetailTexts);
  if (related.length === 0) return null;
  return (
    <div className="hb-booth-related">
      <Section title={say.related}>
        <div className="hb-card-grid">
          {related.map(({ boothId, contentId, title, stand, image, category }) => (
            <article key={boothId} className="hb-card">
              <div className="hb-card-media">
                {image ? (
                  <SitePicture picture={image} alt="" ratio="16-9" sizes="(min-width: 48rem) 20rem, 12rem" isRecut />
                ) : (
                  <span className="hb-card-blank" />
                )}
              </div>
              <div className="hb-card-body">
                <div className="hb-card-text">
                  <h3 className="hb-card-title">
                    <PageLink
                      className="hb-card-link"
                      page="moduleDetail"
                      params={{ moduleCode: 'booth', contentId, detailId: boothId }}
                    >
                      {title}
                    </PageLink>
                  </h3>
                  <p className="hb-card-lead">{[stand, category].filter(Boolean).join(' · ')}</p>
                </div>
              </div>
            </article>
          ))}
        </div>
      </Section>
    </div>
  );
}
