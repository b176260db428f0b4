import type { RoleFamily } from '../../packs/interview.ts';

/**
 * Names of jobs by family, separated by bars; a `*` stands for any ending. The longest name that a title holds decides, so
 * "data engineer" is not an engineer. Names of one word are the last word of a title: "nurse", "chef".
 */
export const TITLES: Readonly<Record<RoleFamily, string>> = {
  accounting:
    'accountant*|accounts payable|accounts receivable|accounts assistant|accounts clerk|bookkeep*|auditor*|audit associate|audit assistant|tax associate|tax adviser|tax advisor|tax consultant|payroll clerk|payroll officer|payroll specialist|financial controller|finance controller|group controller|chartered accountant|ca articleship|article assistant|accounting|accounts|comptroller|buchhalter*',
  administration:
    'administrative assistant|admin assistant|administrator|admin|executive assistant|personal assistant|office assistant|office manager|office administrator|secretary|receptionist|medical receptionist|data entry clerk|data entry operator|clerk|virtual assistant|pa|school secretary|administrative officer|facilities coordinator|team assistant|office coordinator',
  analytics:
    'data analyst|gis analyst|business intelligence analyst|business intelligence developer|bi analyst|bi developer|reporting analyst|product analyst|insights analyst|analytics|statistician|power bi developer|tableau developer|analytics engineer|web analyst|marketing analyst|business analyst|operations analyst|werkstudent data|data analysis|data',
  backend:
    'backend developer|backend engineer|back end developer|back end engineer|java developer|java backend developer|python developer|node developer|node js developer|php developer|ruby developer|rails developer|go developer|golang developer|golang engineer|net developer|c# developer|api developer|database administrator|dba|server side developer|backend',
  chemical:
    'chemical engineer|process engineer|chemical process engineer|petroleum engineer|refinery engineer|process safety engineer|materials engineer',
  civil:
    'civil engineer|structural engineer|site engineer|geotechnical engineer|highway engineer|transport engineer|transportation engineer|bridge engineer|construction engineer|construction manager|surveyor|environmental engineer|water engineer|site manager|bim coordinator|building engineer|hydraulic engineer|civil site engineer|civil',
  clinical:
    'krankenschwester|krankenpfleger*|pflegefachkraft|enfermer*|infirmier*|nurse|registered nurse|staff nurse|charge nurse|ward nurse|nurse practitioner|nursing assistant|healthcare assistant|health care assistant|doctor|junior doctor|physician|resident doctor|house officer|surgeon|midwife|paramedic|emergency medical technician|emt|icu nurse|rn|lpn|medical officer|anaesthetist|phlebotomist|medical assistant|nursing|general practitioner|gp|paediatrician|health visitor|nurse manager|clinical nurse specialist|ward sister',
  consulting:
    'management consultant|strategy consultant|business consultant|consultant|junior consultant|associate consultant|strategy analyst|strategy associate|strategist|consulting analyst',
  data: 'data scientist|data science intern|data science|quantitative researcher|decision scientist|applied data scientist|data steward|data governance analyst|data manager|chief data officer|head of data',
  'data-engineering':
    'data engineer|etl developer|big data engineer|big data developer|data warehouse developer|data warehouse engineer|data platform engineer|data architect|database developer|sql developer|data pipeline engineer|spark developer|dataops engineer|snowflake developer|database engineer',
  design:
    'ux designer|ui designer|product designer|ux researcher|user researcher|graphic designer|visual designer|interaction designer|web designer|motion designer|illustrator|art director|creative director|service designer|ux writer|designer|industrial designer|brand designer|user experience|ux|ui ux',
  devops:
    'site reliability|devops engineer|site reliability engineer|sre|platform engineer|cloud engineer|cloud architect|infrastructure engineer|kubernetes engineer|release engineer|build engineer|systems engineer linux|linux administrator|linux engineer|production engineer software|devops|reliability engineer|aws engineer|azure engineer|cloud operations engineer|cloud administrator|cloud developer|observability engineer',
  electrical:
    'electrical engineer|electronics engineer|electronic engineer|power engineer|power systems engineer|hardware engineer|control engineer|controls engineer|instrumentation engineer|telecom engineer|telecommunications engineer|rf engineer|vlsi engineer|asic engineer|fpga engineer|electrical design engineer|automation engineer plc|plc engineer|plc programmer|protection engineer|substation engineer|electrical|electronics',
  embedded:
    'embedded linux engineer|embedded engineer|embedded software engineer|embedded software developer|embedded developer|embedded systems engineer|firmware engineer|firmware developer|embedded c developer|iot engineer|iot developer|bare metal developer|device driver engineer|embedded|firmware|rtos engineer',
  engineering:
    'engineer|graduate engineer|engineering intern|graduate engineer trainee|engineering technician|systems engineer|validation engineer|field engineer|application engineer|industrial engineer',
  finance:
    'financial analyst|finance analyst|investment banking analyst|investment banker|investment analyst|equity analyst|equity research analyst|credit analyst|risk analyst|portfolio manager|wealth manager|financial adviser|financial advisor|financial planner|banker|bank teller|teller|loan officer|mortgage adviser|actuary|actuarial analyst|actuarial trainee|underwriter|insurance agent|claims adjuster|claims handler|trader|treasury analyst|economist|private equity analyst|venture capital analyst|fund accountant|finance manager|chief financial officer|cfo|finance director|finance business partner|fp a analyst|compliance analyst|compliance officer|finance|banking|quant analyst|m a analyst|bank clerk',
  'food-service':
    'camarero|camarera|serveur|serveuse|barista|waiter|waitress|server|bartender|barman|barmaid|barkeeper|cafe assistant|coffee shop assistant|fast food worker|crew member|food service assistant|catering assistant|restaurant manager|cafe manager|bar manager|host|hostess|waiting staff|food runner|bar staff|team member restaurant|kellner*|servicekraft|counter assistant|restaurant supervisor|canteen assistant',
  frontend:
    'développeur web|desarrollador web|frontend developer|frontend engineer|front end developer|front end engineer|web developer|react developer|react engineer|angular developer|vue developer|ui developer|ui engineer|javascript developer|javascript engineer|typescript developer|wordpress developer|frontend',
  health:
    'health educator|public health officer|public health analyst|epidemiologist|health information manager|medical coder|hospital manager|hospital administrator|practice manager|healthcare manager|health',
  hospitality:
    'hotel manager|hotel receptionist|front desk agent|hotel front desk agent|front desk|front office|concierge|event coordinator|event planner|event manager|events assistant|wedding planner|conference manager|tour guide|travel agent|travel consultant|guest relations|hospitality|night auditor|duty manager hotel|guest service agent|banquet manager|hotel',
  'it-support':
    'it support|it helpdesk technician|helpdesk technician|help desk technician|helpdesk analyst|service desk analyst|it technician|desktop support|technical support engineer|technical support specialist|technical support|it administrator|system administrator|systems administrator|sysadmin|network administrator|network engineer|network technician|it specialist|it officer|it manager|windows administrator|it systems engineer|it assistant|computer technician|it support engineer|it support specialist|it support technician|noc engineer|helpdesk|service desk',
  kitchen:
    'chef|cook|sous chef|head chef|chef de partie|commis chef|line cook|prep cook|pastry chef|pastry cook|baker|kitchen porter|kitchen assistant|kitchen manager|executive chef|butcher|kitchen hand|koch',
  laboratory:
    'lab technician|laboratory technician|medical laboratory technician|medical laboratory scientist|lab scientist|laboratory scientist|biomedical scientist|research scientist|microbiologist|biochemist|molecular biologist|chemist|analytical chemist|lab assistant|laboratory assistant|lab manager|laboratory manager|biotechnologist|quality control analyst|qc analyst|histologist|toxicologist|biologist|scientist|lab analyst|laboratory analyst|geneticist|formulation scientist|clinical research associate|clinical research coordinator|laborant*|laboratory|lab|bioinformatician|research technician|food scientist|forensic scientist|medical lab scientist',
  law: 'lawyer|solicitor|barrister|attorney|paralegal|legal assistant|legal secretary|legal counsel|general counsel|trainee solicitor|law clerk|legal intern|legal officer|contract manager|legal executive|associate attorney|in house counsel|notary|judicial clerk|legal adviser|legal advisor|patent attorney|advocate|law intern|corporate lawyer|legal associate|privacy counsel|legal|public defender|prosecutor|conveyancer',
  logistics:
    'warehouse operative|warehouse worker|warehouse associate|warehouse assistant|warehouse manager|warehouse supervisor|order picker|picker packer|forklift driver|forklift operator|delivery driver|van driver|courier|dispatcher|logistics coordinator|logistics manager|logistics assistant|freight forwarder|postal worker|stock controller|inventory clerk|transport planner|fleet manager|material handler|warehouse|logistics|shipping clerk|shipping coordinator|packer|lagerist*|transport manager|fulfilment associate|fulfillment associate',
  'machine-learning':
    'machine learning engineer|ml engineer|mlops engineer|deep learning engineer|ai engineer|ai researcher|nlp engineer|computer vision engineer|applied scientist|machine learning scientist|machine learning researcher|machine learning intern|llm engineer|prompt engineer|ai developer|machine learning|artificial intelligence|ml researcher|genai engineer|ai scientist',
  marketing:
    'marketing manager|pr account executive|pr account manager|marketing executive|digital marketing executive|digital marketing manager|marketing assistant|marketing coordinator|marketing specialist|seo specialist|seo executive|seo manager|seo content writer|content writer|content marketer|content creator|content strategist|copywriter|social media manager|social media executive|community manager|brand manager|growth manager|growth marketer|performance marketer|ppc specialist|email marketer|product marketing manager|public relations officer|pr manager|pr executive|communications officer|communications manager|marketing director|head of marketing|chief marketing officer|cmo|advertising executive|media planner|marketing|seo|influencer manager|marketer|media buyer|communications assistant',
  mechanical:
    'mechanical engineer|mechanical design engineer|design engineer|aerospace engineer|automotive engineer|cad engineer|cad technician|cad designer|robotics engineer|mechatronics engineer|thermal engineer|hvac engineer|maintenance engineer|tooling engineer|marine engineer|manufacturing engineer|production engineer|product engineer mechanical|stress engineer|cae engineer|fea engineer|mechanical|aeronautical engineer|draughtsman|drafter|test engineer mechanical|quality engineer',
  media:
    'journalist|reporter|editor|sub editor|news editor|correspondent|news anchor|presenter|producer|broadcast journalist|radio producer|photojournalist|podcast producer|technical writer|proofreader|copy editor|video editor|editorial assistant|columnist|newsreader|documentary maker|writer|author|journalism|fact checker',
  mobile:
    'ios developer|android developer|mobile developer|mobile engineer|ios engineer|android engineer|flutter developer|react native developer|mobile app developer|swift developer|kotlin developer|app developer|ios|android',
  operations:
    'quality control inspector|quality inspector|operations manager|operations coordinator|operations executive|operations director|operations associate|supply chain analyst|supply chain manager|supply chain planner|supply chain coordinator|supply planner|demand planner|production planner|procurement officer|procurement manager|procurement specialist|purchasing manager|purchasing officer|buyer|category manager|production manager|production supervisor|plant manager|factory manager|quality manager|lean manager|business operations manager|chief operating officer|coo|planner|operations|supply chain|procurement|production operator|machine operator|facilities manager|production|manufacturing|shift supervisor',
  people:
    'hr manager|hr executive|hr business partner|hr generalist|hr assistant|hr officer|hr intern|human resources manager|human resources|recruiter|technical recruiter|talent acquisition|talent acquisition specialist|recruitment consultant|recruitment coordinator|people partner|people operations|learning and development|training coordinator|compensation analyst|hr director|chief people officer|hr coordinator|hr|hrbp|hr administrator|people manager|talent partner|employee relations|headhunter|personalreferent*',
  pharmacy:
    'pharmacist|pharmacy technician|pharmacy assistant|hospital pharmacist|community pharmacist|clinical pharmacist|dispenser|pharmacy intern|pharmacy manager|pharmacy|pharmacovigilance associate|drug safety associate',
  product:
    'product manager|product owner|associate product manager|technical product manager|chief product officer|head of product|vp product|vp of product|product lead|group product manager|product management|product management intern|digital product manager|growth product manager|product',
  project:
    'project manager|it project manager|program manager|programme manager|project coordinator|project officer|project assistant|scrum master|agile coach|delivery manager|pmo analyst|pmo manager|project lead|project leader|technical program manager|project engineer|project administrator|programme officer|project planner|release manager|implementation manager|change manager|project|construction project manager',
  qa: 'qa engineer|qa automation engineer|qa analyst|qa tester|qa lead|test engineer|test automation engineer|software tester|manual tester|manual software tester|automation tester|tester|sdet|quality assurance engineer|quality assurance analyst|test analyst|test manager|game tester|software test engineer|automation engineer|performance tester|qa|test lead|qa manager|software quality engineer|quality assurance tester',
  research:
    'research assistant|research associate|research fellow|postdoc|postdoctoral researcher|phd student|phd candidate|phd position|doctoral candidate|doctoral student|phd|researcher|research scholar|research intern|lecturer|senior lecturer|assistant professor|associate professor|professor|junior research fellow|research analyst|principal investigator|doctoral researcher|policy researcher|research manager|wissenschaftlicher mitarbeiter|postdoctoral fellow|archaeologist|historian',
  retail:
    'sales assistant|shop assistant|retail assistant|store assistant|cashier|retail sales associate|sales associate|store manager|assistant store manager|retail manager|shop manager|supermarket assistant|checkout operator|stock associate|shelf stacker|merchandiser|visual merchandiser|retail associate|retail supervisor|department manager|store associate|florist|beauty advisor|beauty consultant|customer assistant|personal shopper|retail|shop worker|verkäufer*|store supervisor|bookseller|sales floor assistant|grocery clerk',
  sales:
    'sales executive|sales manager|sales representative|sales rep|account executive|account manager|key account manager|business development manager|business development representative|business development executive|sales development representative|sdr|bdr|sales engineer|presales engineer|solutions engineer|inside sales|telesales|sales director|regional sales manager|territory manager|real estate agent|estate agent|car salesman|medical sales representative|medical representative|sales consultant|sales trainee|sales intern|salesperson|sales|business development|head of sales|telemarketer|partnership manager|realtor|field sales|sales operations manager',
  security:
    'security engineer|cyber security analyst|cybersecurity analyst|cyber security engineer|cybersecurity engineer|information security analyst|information security officer|information security manager|security analyst|soc analyst|penetration tester|pentester|ethical hacker|security consultant|security architect|application security engineer|appsec engineer|cloud security engineer|network security engineer|threat analyst|threat intelligence analyst|incident responder|malware analyst|ciso|security researcher|cyber security|cybersecurity|information security|vulnerability analyst|red team operator|devsecops engineer|infosec|cyber analyst|security operations analyst|digital forensics analyst|iam engineer',
  'social-work':
    'social worker|social work assistant|youth worker|youth support worker|support worker|family support worker|care worker|care assistant|carer|caregiver|case manager|case worker|caseworker|child protection officer|residential support worker|community worker|care home assistant|home care assistant|care coordinator|outreach worker|addiction counsellor|welfare officer|refugee support worker|sozialarbeiter*|care manager|personal care assistant|elderly care assistant|social care worker|mental health support worker|foster care coordinator|community health worker|domiciliary carer',
  software:
    'ingénieur logiciel|développeur*|desarrollador*|entwickler*|informatik*|software engineer|software developer|software development engineer|full stack developer|full stack engineer|fullstack developer|fullstack engineer|programmer|application developer|developer|sde|swe|engineering manager|tech lead|technical lead|head of engineering|cto|chief technology officer|vp engineering|vp of engineering|software architect|solutions architect|solution architect|game developer|game programmer|blockchain developer|software intern|software engineering intern|computer programmer|software|c developer|rust developer|salesforce developer|sap consultant|erp developer|softwareentwickler*|mts|graduate developer|web3 developer|enterprise architect|computer scientist|crm developer',
  support:
    'content moderator|customer support representative|customer support|customer support specialist|customer support agent|customer service representative|customer service advisor|customer service agent|customer service assistant|customer service manager|customer service|customer success manager|customer success|call centre agent|call center agent|call centre operator|contact centre agent|contact center agent|client support|client services|telephone operator|support agent|support specialist|support manager|customer care|customer experience manager|customer advisor|telecaller|bpo executive|complaints handler|live chat agent|kundenberater*|client success manager|call handler|customer support manager|customer experience|customer relations|support representative|community support specialist|customer operations specialist|customer care executive|help centre agent',
  teaching:
    'nursery nurse|assistant principal|vice principal|deputy principal|teacher|primary school teacher|secondary school teacher|maths teacher|science teacher|english teacher|teaching assistant|tutor|instructor|kindergarten teacher|preschool teacher|nursery teacher|nursery assistant|early years practitioner|early childhood educator|special education teacher|special needs teacher|headteacher|head teacher|principal of school|school principal|deputy head|educator|trainer|corporate trainer|teaching fellow|substitute teacher|supply teacher|esl teacher|tefl teacher|language teacher|music teacher|pe teacher|learning support assistant|childminder|nanny|lehrer*|teaching|instructional designer|driving instructor|swimming instructor|sports coach|curriculum developer|academic advisor|school counsellor|childcare worker|dance teacher|au pair|piano teacher|faculty|high school teacher|professeur*|profesor*|erzieher*',
  therapy:
    'physiotherapist|physical therapist|occupational therapist|speech therapist|speech and language therapist|speech language pathologist|psychologist|clinical psychologist|counsellor|counselor|psychotherapist|therapist|school psychologist|dietitian|dietician|nutritionist|massage therapist|art therapist|music therapist|mental health counselor|assistant psychologist|behaviour analyst|osteopath|chiropractor|audiologist|psychiatrist|rehabilitation therapist|educational psychologist|physio|career counsellor|respiratory therapist|podiatrist|sport therapist|sports therapist',
  trades:
    'electrician|hvac technician|hvac service technician|maintenance technician|service technician|field service technician|gas engineer|heating engineer|handyman|lift engineer|elevator technician|apprentice electrician|elektriker*|mechatroniker*|solar installer|installer|refrigeration engineer|caretaker|wind turbine technician',
};

const OTHER = [
  '(?:air traffic controller|(?:urban|town|city) planner|personal trainer|fitness (?:instructor|trainer)|(?:dog|horse|animal|robot) trainer|tree surgeon|security guard|security officer|film producer|music producer|football coach)',
  '(?<!(?:software|solutions?|cloud|data|security|enterprise|systems?|network|technical|it|infrastructure|applications?|aws|azure|devops|java|integration|salesforce|sap|platform|ml|ai|bi|database|product|firmware|embedded) )architects?',
  'architectural (?:assistant|technician|technologist|designer)|librar(?:y|ian)\\w*|archivist',
  'cabin (?:crew|attendant)|flight (?:attendant|crew)|air ?(?:hostess|steward\\w*)|pilot',
  '(?:truck|lorry|hgv|lgv|bus|coach|taxi|cab|train|tram|tractor|ambulance|school bus) ?drivers?|trucker',
  'dent(?:al|ist)\\w*|veterinar\\w*|vets?|optometrist|optician',
  '(?:\\w+ )?weld(?:er|ing)|fabricator|plumb(?:er|ing)|carpent(?:er|ry)|joiner|bricklayer|(?:painter|decorator)|roofer|tiler|plasterer|locksmith|glazier|scaffolder|gardener|landscaper|builder|labourer|laborer|construction worker',
  '(?:(?:car|auto|vehicle|aircraft|bicycle|motor) ?)?mechanic|(?:automotive|vehicle) technician|machinist|cnc \\w+|toolmaker|(?:pipe ?)?fitter',
  'sommelier|(?:grant|bid|proposal|speech|medical) ?writer|(?:quantity|land|marine|chartered) surveyor|(?:food|meat|fire|building) inspector',
  '(?:emergency|police|fire|ambulance|taxi|999|911|112)(?: (?:service|call|medical|control))* (?:dispatcher|handler|operator|controller)',
  '(?:hotel |cruise ship |hospital |prison |army )?(?:pianist|musician|singer|dancer|chaplain|priest|barber|hairdresser)|(?:sound|audio|recording) engineer|(?:lighting|set|stage|costume|sound|garden|landscape|floral|jewell?ery|kitchen|textile|exhibition|toy|escape room|puzzle) designer|(?:game|level)(?: \\w+)? designer|party planner|(?:health and )?safety officer',
];
/** Names of jobs that hold a name or a word of another trade. No family has questions for them. */
export const OTHER_WORK = new RegExp(`\\b(?:${OTHER.join('|')})s?\\b`);

/** Words that point to a family when a title holds no name of a job: "intern, cyber". */
export const HINTS: readonly (readonly [words: RegExp, family: RoleFamily])[] = [
  [/\b(?:cyber\w*|infosec|security operations|pentest\w*)\b/, 'security'],
  [/\b(?:kubernetes|terraform|aws|azure|gcp|cloud)\b/, 'devops'],
  [/\b(?:firmware|embedded|microcontroller\w*|rtos)\b/, 'embedded'],
  [/\b(?:machine learning|deep learning|llm|nlp|ai)\b/, 'machine-learning'],
  [/\b(?:data warehouse|etl|spark|airflow|snowflake|dbt)\b/, 'data-engineering'],
  [/\b(?:react|angular|vue|css|javascript|typescript)\b/, 'frontend'],
  [/\b(?:java|python|golang|node|php|sql)\b/, 'backend'],
  [/\b(?:data|analytics|insights|reporting)\b/, 'analytics'],
  [/\b(?:civil|structural|construction|geotechnic\w*|highway\w*)\b/, 'civil'],
  [/\b(?:mechanic\w*|aerospace|automotive|robotic\w*)\b/, 'mechanical'],
  [/\b(?:electric\w*|electronic\w*|power systems|vlsi)\b/, 'electrical'],
  [/\b(?:chemical|petrochemical|refinery)\b/, 'chemical'],
  [/\b(?:nurs\w*|ward|clinic\w*|medicine|medical|icu|surgery)\b/, 'clinical'],
  [/\b(?:pharma\w*)\b/, 'pharmacy'],
  [/\b(?:laborator\w*|lab|biotech\w*|molecular|microbiolog\w*|genetic\w*|biochem\w*)\b/, 'laboratory'],
  [/\b(?:psycholog\w*|therap\w*|rehabilitation)\b/, 'therapy'],
  [/\b(?:social care|social work|youth|elderly|care home|safeguarding)\b/, 'social-work'],
  [/\b(?:teach\w*|school|kindergarten|classroom|tutor\w*)\b/, 'teaching'],
  [/\b(?:research\w*|phd|doctoral|postdoc\w*)\b/, 'research'],
  [/\b(?:law|legal|litigation|contracts?)\b/, 'law'],
  [/\b(?:accounts?|accounting|audit|tax|bookkeeping|payroll)\b/, 'accounting'],
  [/\b(?:financ\w*|(?<!(?:blood|food|seed|milk|tissue) )bank\w*|investment\w*|insurance|equity|credit)\b/, 'finance'],
  [/\b(?:kitchen|cooking|pastry|bakery|culinary)\b/, 'kitchen'],
  [/\b(?:coffee|cafe|café|restaurant|bar|catering|food)\b/, 'food-service'],
  [/\b(?:hotel|guest\w*|event\w*|tourism|travel)\b/, 'hospitality'],
  [/\b(?:shop|store|retail|supermarket|till|checkout)\b/, 'retail'],
  [/\b(?:warehouse|delivery|logistic\w*|shipping|freight|forklift)\b/, 'logistics'],
  [/\b(?:call cent(?:re|er)|customer|helpline|complaints)\b/, 'support'],
  [/\b(?:help ?desk|service desk|network\w*|servers?|it)\b/, 'it-support'],
  [/\b(?:test\w*|qa|quality assurance)\b/, 'qa'],
  [/\b(?:software|programming|coding|computer)\b|^tech$/, 'software'],
  [/\b(?:marketing|brand|seo|social media|advertising|communications)\b/, 'marketing'],
  [/\b(?:news\w*|editorial|broadcast\w*|media|writing|publishing)\b/, 'media'],
  [/\b(?:sales|selling|business development)\b/, 'sales'],
  [/\b(?:hr|human resources|recruit\w*|talent)\b/, 'people'],
  [/\b(?:supply chain|procurement|operations|production|manufacturing|purchasing)\b/, 'operations'],
  [/\b(?:design|ux|ui|graphics?|illustration)\b/, 'design'],
  [/\b(?:project\w*|programme|scrum|agile|pmo)\b/, 'project'],
  [/\b(?:product)\b/, 'product'],
  [/\b(?:strategy|consulting|advisory)\b/, 'consulting'],
  [/\b(?:office|administrat\w*|secretar\w*|reception\w*)\b/, 'administration'],
  [/\b(?:hvac|installation|maintenance|repair\w*)\b/, 'trades'],
  [/\b(?:health\w*|hospital)\b/, 'health'],
  // A technician may be one of any trade: "EKG technician".
  [/\bengineer\w*\b|^technicians?$/, 'engineering'],
];
