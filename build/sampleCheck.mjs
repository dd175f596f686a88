/**
 * Lists the lines that name the sample business, its area or its trade, by file and line, and sums them
 * up by what to do about them (docs/customising.md). Run it with `npm run long sample`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDERS = ['src', 'site'];
const FILES = ['package.json', 'README.md'];
const TEXT = /\.(?:css|html|json|md|svg|tsx?|txt|webmanifest)$/;
/** Pictures cannot be searched. */
const PICTURE = /\.(?:avif|gif|ico|jpe?g|png|webp)$|favicon|BrandMark/;

const TOWNS =
  'Burlington|Essex|Colchester|Williston|Shelburne|Milton|Jericho|Richmond|Hinesburg|Winooski|Underhill|St\\. Albans|Swanton|Georgia(?! Bold|,)|Fairfax|Enosburg|Highgate|Richford|Fletcher|Fairfield|Sheldon|Bakersfield|Montgomery';
/** What names the sample. */
const SUBJECTS = {
  name: /maple ?ridge(?!-)|maple-demo/i,
  phone: /\(802\)|\b802[-.]/,
  area: new RegExp(
    `\\b(?:Vermont|VT|Chittenden|Franklin|New England|mud season|lake-country|ice dams?|${TOWNS})\\b`,
    'i',
  ),
  trade:
    /\b(?:handyman|carpent\w+|(?:re)?paint(?:ed|ing|s)?|drywall|plaster\w*|gutters?|decks?|porch(?:es)?|clapboards?|weatherstripping|General Repairs|HomeAndConstructionBusiness)\b/i,
};
/** Names within the code, which no visitor reads: keys of storage, drawings, addresses. */
const INTERNAL = /\bhandyman\.(?=[\w$'`])|(['"])[a-z]+(?:-[a-z]+)*\1|^\s*'?[a-z]+(?:-[a-z]+)*'?:/g;
/** Lines that only describe the code. */
const COMMENT = /^\s*(?:\/?\*|\/\/)/;

/** What to do about the lines of a file; the first that matches. */
const REMEDIES = [
  [/^src\/domain\/(?:leads|projects)\//, 'Samples: remove them in the portal, under Storage'],
  [
    /^src\/domain\//,
    'Copy and samples: edit them in the portal and publish; the build then leaves them out',
  ],
  [/^src\/ui\/pictures\//, 'Texts of drawings: change them with the drawing'],
  [/^(?:package\.json|README)/, 'Only in the repository'],
  [/^site\//, 'Published: edit it in the portal and publish again'],
  [/./, 'Edit'],
];
const remedyFor = (file) => REMEDIES.find(([files]) => files.test(file))[1];

const write = (line) => process.stdout.write(`${line}\n`);

const filesIn = (folder) => {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.posix.join(entry.parentPath ?? entry.path, entry.name))
      .toSorted();
  } catch {
    return []; // There is no folder `site` before the first publication.
  }
};

const files = [...FOLDERS.flatMap(filesIn), ...FILES];
/** The number of lines by file, by remedy. */
const found = new Map(REMEDIES.map(([, remedy]) => [remedy, new Map()]));
for (const file of files.filter((one) => TEXT.test(one))) {
  const counts = found.get(remedyFor(file));
  for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    const text = COMMENT.test(line) ? '' : line.replaceAll(INTERNAL, '');
    const subjects = Object.keys(SUBJECTS).filter((subject) => SUBJECTS[subject].test(text));
    if (subjects.length === 0) continue;
    counts.set(file, (counts.get(file) ?? 0) + 1);
    write(`${file}:${index + 1}: ${subjects.join(', ')}: ${line.trim().slice(0, 100)}`);
  }
}

const sum = (counts) => [...counts.values()].reduce((total, count) => total + count, 0);
const total = [...found.values()].reduce((all, counts) => all + sum(counts), 0);
write(`\nLines that name the sample business, its area or its trade: ${total}`);
for (const [remedy, counts] of found) {
  if (counts.size === 0) continue;
  write(`\n${remedy}:`);
  for (const [file, count] of counts) write(`  ${String(count).padStart(4)}  ${file}`);
}
write('\nPictures, which this cannot read: look at them:');
for (const file of files.filter((one) => PICTURE.test(one))) write(`        ${file}`);
