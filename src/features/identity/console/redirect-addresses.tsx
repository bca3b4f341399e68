import { useConsole, useWords } from '#console/console-context.ts';
import { kitTexts } from '#console/kit-texts.ts';
import { Button } from '#console/ui/button.tsx';
import { Card } from '#console/ui/page.tsx';
import { providerTexts } from './provider-texts.ts';

/** What the provider has to know of the site: where it sends visitors back. */
export function RedirectAddresses({ addresses }: { addresses: readonly string[] }) {
  const { toast } = useConsole();
  const words = useWords(providerTexts);
  const kit = useWords(kitTexts);
  const copy = async (address: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      toast({ text: kit.copied });
    } catch {
      toast({ text: kit.copyByHand });
    }
  };
  return (
    <Card title={words.redirects} note={words.redirectsNote}>
      <ul className="hc-redirects">
        {addresses.map((address) => (
          <li key={address}>
            <code>{address}</code>
            <Button onClick={() => void copy(address)}>
              {kit.copy}
              <span className="hc-hidden">{` (${address})`}</span>
            </Button>
          </li>
        ))}
      </ul>
      <p className="hc-hint">{words.scopes}</p>
    </Card>
  );
}
