import { bodyBlocks, type BodyBlock } from '../../domain/blog/rules';
import styles from './PostBody.module.css';

/** Adds an index to items without an id, as their React key. */
const withPlace = <Thing,>(things: readonly Thing[]): { place: number; thing: Thing }[] =>
  things.map((thing, place) => ({ place, thing }));

const TEXT_TAGS = { heading: 'h2', subheading: 'h3', paragraph: 'p' } as const;

function Block({ block }: { block: BodyBlock }) {
  if (block.kind === 'list') {
    return (
      <ul>
        {withPlace(block.items).map(({ place, thing }) => (
          <li key={place}>{thing}</li>
        ))}
      </ul>
    );
  }
  const Tag = TEXT_TAGS[block.kind];
  return <Tag>{block.text}</Tag>;
}

/** A post's body: headings, lists and paragraphs, without interpreting markup. */
export const PostBody = ({ content }: { content: string }) => (
  <div className={styles.body}>
    {withPlace(bodyBlocks(content)).map(({ place, thing }) => (
      <Block key={place} block={thing} />
    ))}
  </div>
);
