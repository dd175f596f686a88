import { expect, it } from 'vitest';
import { questionsOf } from '../../../src/domain/content/questions';
import { seedCopy } from '../../../src/domain/content/seedCopy';

it.each(
  Object.entries({
    '<h3>How soon?</h3> <p>Soon.</p>\n': [{ question: 'How soon?', answer: '<p>Soon.</p>' }],
    '<p>Read this first</p><h2 class="x"><b>A &amp; B?</b></h2><p>Yes</p><ul><li>No</li></ul><h1>C?</h1>D':
      [
        { question: 'A & B?', answer: '<p>Yes</p><ul><li>No</li></ul>' },
        { question: 'C?', answer: 'D' },
      ],
    '<h3>Without an answer?</h3><p> </p><h3> </h3><p>Without a question</p>': [],
    'No headings': [],
    '': [],
  }),
)('the questions of %s', (html, questions) => expect(questionsOf(html)).toEqual(questions));

it('the site has about a dozen', () => {
  expect(questionsOf(seedCopy.contact.sections['faq-content'].content)).toHaveLength(12);
});
