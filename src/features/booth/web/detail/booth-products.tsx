import { useTexts } from '#web/site/page-context.ts';
import { OrganiserLink } from '#web/site/site-link.tsx';
import { SitePicture } from '#web/site/site-picture.tsx';
import { ExternalIcon } from '#web/ui/icons.tsx';
import { Section } from '#web/ui/section.tsx';
import type { BoothDetail } from '../../contract/detail.ts';
import { boothDetailTexts } from './booth-detail-texts.ts';
import { viewId } from './view-href.ts';

export function BoothProducts({ products }: Pick<BoothDetail, 'products'>) {
  const say = useTexts(boothDetailTexts);
  return (
    <ul className="hb-booth-products">
      {products.map(({ id, name, description, image, url }) => (
        <li key={id} className="hb-booth-product">
          {image ? (
            <SitePicture
              className="hb-booth-product-picture"
              picture={image}
              ratio="4-3"
              sizes="(min-width: 48rem) 12rem, calc(100vw - 3rem)"
            />
          ) : null}
          <div className="hb-booth-product-text">
            <h2 className="hb-booth-product-name">{name}</h2>
            {description ? <p className="hb-booth-lines">{description}</p> : null}
            {url === null ? null : (
              <p>
                <OrganiserLink
                  className="hb-link hb-booth-product-link"
                  link={url}
                  aria-label={`${say.openProduct}: ${name}`}
                >
                  {say.openProduct}
                  <ExternalIcon />
                </OrganiserLink>
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

const shownMax = 3;

/** The first products, on the first tab: what there is to see here. */
export function ProductRow({ products, href }: Pick<BoothDetail, 'products'> & { href: string }) {
  const say = useTexts(boothDetailTexts);
  if (products.length === 0) return null;
  return (
    <Section title={say.views.products} more={{ href: `${href}#${viewId}`, label: say.allProducts }}>
      <ul className="hb-booth-product-row">
        {products.slice(0, shownMax).map(({ id, name, description, image }) => (
          <li key={id} className="hb-booth-product-card">
            {image ? <SitePicture picture={image} ratio="4-3" alt="" sizes="(min-width: 48rem) 14rem, 40vw" /> : null}
            <p className="hb-booth-product-card-name">{name}</p>
            {description ? <p className="hb-booth-product-card-text">{description}</p> : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}
