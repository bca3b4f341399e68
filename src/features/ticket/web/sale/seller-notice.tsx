import { useLanguage } from '#web/site/page-context.ts';
import { RichText } from '#web/site/rich-text.tsx';
import { sellerTitle } from '../../rules/sale/seller-title.ts';

/** Who sells, for whoever looks: below the tickets, and where an order is confirmed. */
export function SellerNotice({ html }: { html: string }) {
  const language = useLanguage();
  if (html === '') return null;
  return (
    <details className="hb-seller-notice">
      <summary>{sellerTitle[language]}</summary>
      <RichText html={html} />
    </details>
  );
}
