/**
 * Tools, languages and methods that a résumé may name anywhere in a sentence. A list under "Skills" is read whatever names
 * it contains; this list only helps to find names in running text.
 */
const TOOLS =
  'javascript|typescript|python|java|c++|c#|.net|kotlin|ruby on rails|php|laravel|html|css|tailwind css|tailwind|react native|' +
  'react.js|reactjs|react|redux|angular|vue.js|next.js|node.js|nodejs|express.js|django|flask|fastapi|spring boot|graphql|kafka|' +
  'rabbitmq|redis|postgresql|postgres|mysql|mongodb|sqlite|firebase|sql|nosql|docker|kubernetes|terraform|jenkins|' +
  'github actions|github|git|linux|aws|azure|google cloud|gcp|selenium|cypress|jest|junit|postman|flutter|android studio|pandas|' +
  'numpy|scikit-learn|tensorflow|pytorch|keras|opencv|power bi|tableau|looker|google sheets|google analytics|spss|stata|' +
  'apache spark|pyspark|spark|hadoop|airflow|dbt|snowflake|bigquery|matplotlib|figma|adobe xd|photoshop|illustrator|indesign|' +
  'after effects|premiere pro|canva|jira|confluence|google ads|facebook ads|hubspot|mailchimp|wordpress|salesforce|tally|' +
  'quickbooks|sap|oracle|bloomberg|power query|vba|autocad|solidworks|catia|ansys|matlab|simulink|revit|staad pro|etabs|' +
  'primavera|ms project|labview|arduino|raspberry pi|esp32|plc|scada|verilog|vhdl|proteus|erp|ehr|epic|blast|graphpad prism|' +
  'google classroom|moodle|latex|r studio|rstudio|nvivo|lorawan|mqtt';

const METHODS =
  'rest apis|rest api|machine learning|deep learning|natural language processing|computer vision|data visualization|a/b testing|' +
  'a/b tests|wireframing|usability testing|user research|scrum|agile|kanban|seo|copywriting|content marketing|email marketing|' +
  'crm|cold calling|lead generation|financial modelling|financial modeling|dcf|gst|pcb design|3d printing|cnc|six sigma|' +
  'lean manufacturing|5s|kaizen|triage|phlebotomy|wound care|iv cannulation|cpr|bls|acls|pcr|qpcr|elisa|western blot|' +
  'cell culture|hplc|gas chromatography|spectrophotometry|titration|electrophoresis|microscopy|bioinformatics|lesson planning|' +
  'classroom management|curriculum design|survey design|regression|recruitment|onboarding|payroll|public speaking|iot';

/** Names that are also everyday words or letters. They match only with these capitals. */
const AS_WRITTEN = 'Excel|PowerPoint|Go|Golang|Rust|Swift|R|C|Spring|Notion|Slack|Zoom|Scala|Bash|Excel VBA';

export const KNOWN_TOOLS: ReadonlySet<string> = new Set([...TOOLS.split('|'), ...AS_WRITTEN.toLowerCase().split('|')]);
/** Systems that an employer chooses, not the person who uses them. */
export const GIVEN_SYSTEMS: ReadonlySet<string> = new Set('epic|ehr|erp|sap|oracle|moodle|google classroom|tally|bloomberg'.split('|'));
export const KNOWN_METHODS: ReadonlySet<string> = new Set(METHODS.split('|'));

const source = (names: string): string =>
  names
    .split('|')
    .sort((a, b) => b.length - a.length || (a < b ? -1 : 1))
    .map((name) => name.replace(/[.+*]/g, '\\$&'))
    .join('|');

/** Global expressions that find these names in a text. */
export const SKILL_NAMES: readonly RegExp[] = [
  new RegExp(`(?<![\\p{L}\\p{N}.])(?:${source(`${TOOLS}|${METHODS}`)})(?![\\p{L}\\p{N}+#])`, 'giu'),
  new RegExp(`(?<![\\p{L}\\p{N}.&])(?:${source(AS_WRITTEN)})(?![\\p{L}\\p{N}+#&'’.-])`, 'gu'),
];
