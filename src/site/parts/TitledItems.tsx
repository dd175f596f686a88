import { Icon, type IconName } from '../../ui/Icon';

/** A title with its text, in a list. */
export interface TitledItem {
  title: string;
  text: string;
}

interface TitledItemsProps {
  items: readonly TitledItem[];
  /** An icon for each, where they have one. */
  icons?: readonly IconName[];
  iconSize?: number;
}

/** The items of a list, each with a title and a text. */
export const TitledItems = ({ items, icons, iconSize = 30 }: TitledItemsProps) =>
  items.map(({ title, text }, index) => (
    <li key={title}>
      {icons && <Icon name={icons[index] ?? 'check'} size={iconSize} />}
      <h3>{title}</h3>
      <p>{text}</p>
    </li>
  ));
