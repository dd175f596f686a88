import { RichText } from '../../ui/richText/RichText';
import styles from './SectionHeading.module.css';

interface SectionHeadingProps {
  /** May contain markup, like stored copy. */
  title: string;
  subtitle?: string;
  /** How what needs scripts is used. */
  hint?: string;
  id?: string;
}

/** The heading of a section, with the line below it. */
export const SectionHeading = ({ title, subtitle, hint, id }: SectionHeadingProps) => (
  <div className={styles.heading} id={id}>
    <RichText as="h2" html={title} />
    {subtitle !== undefined && <RichText as="p" html={subtitle} />}
    {hint !== undefined && (
      <p className="no-print" data-scripted="">
        {hint}
      </p>
    )}
  </div>
);
