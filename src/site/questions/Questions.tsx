import { questionsOf } from '../../domain/content/questions';
import { RichText } from '../../ui/richText/RichText';
import { useCopy } from '../copy/useCopy';
import { SectionHeading } from '../parts/SectionHeading';
import styles from './Questions.module.css';

/** The part of a page that has the questions, and that links name. */
export const QUESTIONS_ID = 'questions';

/** The id of the section with the questions, a heading each, on the contact page. */
const SECTION = 'faq-content';

/** Returns the questions and answers that the owner wrote. */
export const useQuestions = () => questionsOf(useCopy('contact').content(SECTION));

/** The questions that homeowners ask, each opened by itself; renders nothing without any. */
export function Questions() {
  const title = useCopy('contact').title(SECTION);
  const questions = useQuestions();
  if (questions.length === 0) return null;
  return (
    <section className={`wrap no-print ${styles.section}`}>
      <SectionHeading id={QUESTIONS_ID} title={title} />
      <div className={styles.questions}>
        {questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <RichText html={answer} className={styles.answer} />
          </details>
        ))}
      </div>
    </section>
  );
}
