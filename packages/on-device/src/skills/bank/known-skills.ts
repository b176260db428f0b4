/**
 * Tools, languages and methods that a résumé may name anywhere in a sentence. A list under "Skills" is read whatever it
 * holds; this one only helps to find names in running text.
 */
const ANY_CASE =
  'javascript|typescript|python|java|c++|c#|.net|kotlin|ruby on rails|php|laravel|html|css|tailwind css|tailwind|react native|react.js|reactjs|react|' +
  'redux|angular|vue.js|next.js|node.js|nodejs|express.js|django|flask|fastapi|spring boot|graphql|rest apis|rest api|kafka|rabbitmq|redis|' +
  'postgresql|postgres|mysql|mongodb|sqlite|firebase|sql|nosql|docker|kubernetes|terraform|jenkins|github actions|github|git|linux|aws|azure|' +
  'google cloud|gcp|selenium|cypress|jest|junit|postman|flutter|android studio|pandas|numpy|scikit-learn|tensorflow|pytorch|keras|opencv|' +
  'machine learning|deep learning|natural language processing|computer vision|power bi|tableau|looker|google sheets|google analytics|spss|stata|' +
  'apache spark|pyspark|spark|hadoop|airflow|dbt|snowflake|bigquery|matplotlib|data visualization|a/b testing|a/b tests|figma|adobe xd|' +
  'photoshop|illustrator|indesign|after effects|premiere pro|canva|wireframing|usability testing|user research|jira|confluence|scrum|agile|kanban|' +
  'seo|google ads|facebook ads|hubspot|mailchimp|wordpress|copywriting|content marketing|email marketing|salesforce|crm|cold calling|lead generation|' +
  'tally|quickbooks|sap|oracle|financial modelling|financial modeling|dcf|bloomberg|gst|power query|vba|autocad|solidworks|catia|ansys|matlab|simulink|' +
  'revit|staad pro|etabs|primavera|ms project|labview|arduino|raspberry pi|esp32|plc|scada|verilog|vhdl|pcb design|proteus|3d printing|cnc|six sigma|' +
  'lean manufacturing|5s|kaizen|erp|ehr|epic|triage|phlebotomy|wound care|iv cannulation|cpr|bls|acls|pcr|qpcr|elisa|western blot|cell culture|' +
  'hplc|gas chromatography|spectrophotometry|titration|electrophoresis|microscopy|bioinformatics|blast|graphpad prism|google classroom|moodle|lesson planning|' +
  'classroom management|curriculum design|latex|r studio|rstudio|nvivo|survey design|regression|recruitment|onboarding|payroll|public speaking|lorawan|mqtt|iot';

/** Names that are also everyday words or letters: only as written here. */
const AS_WRITTEN = 'Excel|Word|PowerPoint|Go|Golang|Rust|Swift|R|C|Access|Spring|Tally|Notion|Slack|Zoom|Word Press|Scala|Bash|Excel VBA';

export const KNOWN_SKILLS: ReadonlySet<string> = new Set([...ANY_CASE.split('|'), ...AS_WRITTEN.toLowerCase().split('|')]);

const source = (names: string): string =>
  names
    .split('|')
    .sort((a, b) => b.length - a.length || (a < b ? -1 : 1))
    .map((name) => name.replace(/[.+*]/g, '\\$&'))
    .join('|');

/** Global expressions for the names in a text. */
export const SKILL_NAMES: readonly RegExp[] = [
  new RegExp(`(?<![\\p{L}\\p{N}.])(?:${source(ANY_CASE)})(?![\\p{L}\\p{N}+#])`, 'giu'),
  new RegExp(`(?<![\\p{L}\\p{N}.&])(?:${source(AS_WRITTEN)})(?![\\p{L}\\p{N}+#&'’.-])`, 'gu'),
];
