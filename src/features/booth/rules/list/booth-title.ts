interface NamedBooth<Text> {
  stand: string;
  items: { title: { enable: boolean; value?: Text | undefined } };
}

/** The name of a booth as visitors read it: its stand, where the organiser has switched the name off. */
export function boothTitle<Text>({ stand, items: { title } }: NamedBooth<Text>, say: (text?: Text) => string): string {
  return title.enable ? say(title.value) : stand;
}
