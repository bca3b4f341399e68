import { useTexts } from '#web/site/page-context.ts';
import { OrganiserLink } from '#web/site/site-link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { SnsService } from '../documents.ts';
import { Block, type BlockProps, loadBlock } from './block.tsx';
import { blockTexts } from './block-texts.ts';

export const texts = [blockTexts];
export const load = loadBlock;

export function Widget({ module }: BlockProps<'sns'>) {
  const say = useTexts(blockTexts);
  return (
    <Block module={module} look="hb-block-center">
      <ul className="hb-sns" aria-label={say.follow}>
        {module.content.links.map(({ service, url }) => (
          <li key={service + url}>
            <OrganiserLink className="hb-sns-link" link={url}>
              <SnsSign service={service} />
              <span className="hb-visually-hidden">{service === 'website' ? say.website : snsName[service]}</span>
            </OrganiserLink>
          </li>
        ))}
      </ul>
    </Block>
  );
}

const snsName: Record<Exclude<SnsService, 'website'>, string> = {
  x: 'X',
  instagram: 'Instagram',
  facebook: 'Facebook',
  youtube: 'YouTube',
  line: 'LINE',
  tiktok: 'TikTok',
  note: 'note',
};

/** Drawn for this project on a 24 px grid, one stroke each, so that they stand beside its other icons. */
const paths: Record<SnsService, string> = {
  x: 'M5 4.5h3.3l10.7 15h-3.3zM5.2 19.5l5.6-6.3M18.4 4.5l-5.1 5.8',
  instagram:
    'M8 3.8h8A4.2 4.2 0 0 1 20.2 8v8a4.2 4.2 0 0 1-4.2 4.2H8A4.2 4.2 0 0 1 3.8 16V8A4.2 4.2 0 0 1 8 3.8M12 15.8a3.8 3.8 0 1 0 0-7.6 3.8 3.8 0 0 0 0 7.6M16.9 7.1v.1',
  facebook: 'M15.8 4h-1.9a3.4 3.4 0 0 0-3.4 3.4V20.5M7.2 12h7.9',
  youtube: 'M6.5 5.8h11a3 3 0 0 1 3 3v6.4a3 3 0 0 1-3 3h-11a3 3 0 0 1-3-3V8.8a3 3 0 0 1 3-3M10.2 9.2v5.6l4.8-2.8z',
  line: 'M12 4.2c4.8 0 8.6 3 8.6 6.8 0 3.4-4.2 6.3-8.2 8.9-.6.4-1-.1-.9-.7l.2-1.5C7.1 17.5 3.4 14.7 3.4 11c0-3.8 3.8-6.8 8.6-6.8M10.4 8.2v5.4h3.6',
  tiktok: 'M13.2 4v10.9a3.5 3.5 0 1 1-3.5-3.5M13.2 4.2c.4 2.6 2.2 4.3 4.9 4.5',
  note: 'M5 3.8h14v16.4H5zM9 16v-5.5c2.5-2 6-1.3 6 1.6V16',
  website:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3.3 12h17.4M12 3c2.4 2.4 3.7 5.6 3.7 9s-1.3 6.6-3.7 9c-2.4-2.4-3.7-5.6-3.7-9S9.6 5.4 12 3',
};

function SnsSign({ service }: { service: SnsService }) {
  return <Icon path={paths[service]} />;
}
