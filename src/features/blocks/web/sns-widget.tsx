import { useTexts } from '#web/site/page-context.ts';
import { OrganiserLink } from '#web/site/site-link.tsx';
import { Block, type BlockProps, loadBlock } from './block.tsx';
import { blockTexts } from './block-texts.ts';
import { snsName, SnsSign } from './sns-sign.tsx';

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
